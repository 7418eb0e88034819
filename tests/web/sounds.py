"""Ears for tests: what begins to sound, and how loud and long it is. Only where scripts are as written."""

# Counts whatever begins to sound; `sounds` are those of a module.
LISTEN = """async (module) => {
  self.made = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...args) { made += 1; return start.apply(this, args); };
  }
  self.sounds = await import(new URL(module, location));
}"""

# The whole of a sound, rendered without loudspeakers: its loudest sample, and when it has died away.
RENDER = """async ([module, name]) => {
  const opened = new Promise((resolve) => {
    const offline = new OfflineAudioContext(1, 44100 * 20, 44100);
    self.AudioContext = function () { resolve(offline); return offline; };
  });
  const [band, sounds, settings] = await Promise.all(
    ['./js/shell/sound.js', module, './js/shell/settings.js'].map((name) => import(new URL(name, location))));
  settings.change({ effects: 100, music: 100 });
  band.allowSound();
  dispatchEvent(new PointerEvent('pointerdown'));
  const offline = await opened;
  await new Promise((resolve) => setTimeout(resolve)); // by then it is in use
  sounds.sound(name);
  const samples = (await offline.startRendering()).getChannelData(0);
  const heard = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
  return { peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0), lasts: heard / 44100 };
}"""
