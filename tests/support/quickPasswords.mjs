/**
 * Checking a password costs 600,000 rounds of PBKDF2, a fifth of a second of a processor, and the tests check thousands.
 * Here it costs 600, in every process of a test run: the API tests, the servers that they and the journeys in a browser
 * start, and the seeds that fill their databases. Otherwise the stored hash and its comparison are unchanged.
 * `test:crash` and `soak` run at the full cost.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const FULL = 600_000;
const QUICK = 600;
/** On the function itself, because Node and Jest load this file once each. */
const REAL = Symbol.for('haat.pbkdf2');
const AT_FULL_COST = Symbol.for('haat.pbkdf2.atFullCost');

if (!crypto.pbkdf2[REAL]) {
  const real = crypto.pbkdf2;
  const quick = (password, salt, rounds, ...rest) =>
    real(password, salt, rounds === FULL && !quick[AT_FULL_COST] ? QUICK : rounds, ...rest);
  quick[REAL] = real;
  crypto.pbkdf2 = quick;
  syncBuiltinESMExports();
}

/** For tests of how long a check takes. Passwords made before do not fit any more while this is on. */
export function passwordsAtFullCost(isOn) {
  crypto.pbkdf2[AT_FULL_COST] = isOn;
}
