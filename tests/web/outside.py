"""The engine outside the browser, for tests of what a page shows: Python itself starts in hundreds of other tests.

The page and its scripts are what players get; only the worker that would start Pyodide hands what it is asked to the
engine in this process. Both give the same answers: whole games inside, with their accounts, see to that.
"""

from functools import cache

from playwright.sync_api import BrowserContext

from turandot import bridge

ANSWER = "engineOutside"
# One question has one answer, and many tests sit down at the same table.
handle = cache(bridge.handle)
# Speaks as `web/js/engine/worker.js` does, and starts nothing.
WORKER = f"""self.Worker = class extends EventTarget {{
  constructor() {{
    super();
    this.tell({{ type: 'starting' }});
    this.tell({{ type: 'ready' }});
  }}
  tell(data) {{
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', {{ data }})));
  }}
  postMessage({{ type, id, text }}) {{
    if (type === 'ask') {ANSWER}(text).then((reply) => this.tell({{ type: 'reply', id, text: reply }}));
  }}
  terminate() {{
    this.tell = () => undefined;
  }}
}};"""


def answer_outside(context: BrowserContext) -> None:
    """Have every page of this profile ask the engine here."""
    context.expose_function(ANSWER, handle)
    context.add_init_script(WORKER)
