/** Codes of an authenticator app: six digits, a new one every thirty seconds (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import type { Totp } from './types';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A phone's clock may be half a minute off. */
const WINDOW = 1;
const shape = { issuer: 'Haat', algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

const of = (secret: string, label = '') => new TOTP({ ...shape, label, secret: Secret.fromBase32(secret) });

/** The algorithm that phone apps support, from the library. */
export const totp: Totp = {
  newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  address: (secret, label) => of(secret, label).toString(),
  stepOf: (secret, code, now) => {
    const delta = of(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
    return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
  },
};
