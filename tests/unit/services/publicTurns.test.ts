import type { Payload } from 'payload';
import { noteTurn, passedTurns } from '../../../services/publicTurns';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 0, minute));

test('counts each instant once it has passed; the first of several counts for all', () => {
  const payload = {} as Payload;
  expect(passedTurns(payload, at(0))).toBe(0);
  noteTurn(payload, at(10));
  noteTurn(payload, at(5));
  noteTurn(payload, null);
  expect(passedTurns(payload, at(4))).toBe(0);
  expect(passedTurns(payload, at(5))).toBe(1);
  expect(passedTurns(payload, at(20))).toBe(1);
  // A value computed anew states its instant again; one that has passed meanwhile counts at once.
  noteTurn(payload, at(10));
  expect(passedTurns(payload, at(20))).toBe(2);
  expect(passedTurns({} as Payload, at(20))).toBe(0);
});
