/**
 * Public answers that change at a set time although nothing is written then, because a period begins or ends. The code
 * that computes such an answer states when it will change; this process's caches are cleared at that instant.
 */
import type { Payload } from 'payload';

type Turns = { passed: number; next: number };
const known = new WeakMap<Payload, Turns>();

function turnsOf(payload: Payload): Turns {
  const turns = known.get(payload) ?? { passed: 0, next: Infinity };
  known.set(payload, turns);
  return turns;
}

/** Notes that the answer being computed will change at this instant; null means never. */
export function noteTurn(payload: Payload, instant: Date | null): void {
  const turns = turnsOf(payload);
  if (instant) turns.next = Math.min(turns.next, instant.getTime());
}

/** The number of instants that have passed. Later ones are noted again when answers are computed anew. */
export function passedTurns(payload: Payload, now: Date): number {
  const turns = turnsOf(payload);
  if (now.getTime() >= turns.next) {
    turns.passed += 1;
    turns.next = Infinity;
  }
  return turns.passed;
}
