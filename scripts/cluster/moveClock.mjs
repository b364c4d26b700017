/**
 * Loaded before a server (`node --import …`): its clock can be moved while it runs, by a message of the process that started
 * it. What is moved is the time of day; timers go on as they were, as they do on a machine whose clock is set.
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
