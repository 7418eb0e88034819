"""Help at a table: what it says, in which order, and whether it can be read."""

from playwright.sync_api import Page, expect

PARTS = """[...document.querySelectorAll('.help :is(.anatomy, .legend, .help-rule, .key-sheet)')]
  .map((part) => part.className)"""
TOO_WIDE = "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.help .dialog-body'))"


def helped(page: Page, rule: str, *, keys: bool) -> None:
    """Ask for help: cards come first, then the rule of the moment, then keys where there are any."""
    page.locator("#help").click()
    expect(page.locator(".help .help-rule .rule-number").first).to_have_text(rule)
    parts = page.evaluate(PARTS)
    order = [kind for kind in ("anatomy", "legend", "help-rule", "key-sheet") if kind in parts]
    assert parts == sorted(parts, key=order.index)
    assert ("key-sheet" in parts) == keys
    assert parts.count("anatomy") == 2
    assert not page.evaluate(TOO_WIDE)
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
