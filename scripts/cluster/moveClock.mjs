/**
 * Loaded before a server (`node --import …`): its parent process can move its clock by a message while it runs. Only
 * the time of day moves; timers continue, as on a machine whose clock is set.
 */
let aheadMs = 0;
process.on('message', (word) => {
  if (typeof word?.clockAheadMs === 'number') aheadMs = word.clockAheadMs;
});

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [real.now() + aheadMs], made),
  apply: (real) => new real(real.now() + aheadMs).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + aheadMs : Reflect.get(real, name)),
});
