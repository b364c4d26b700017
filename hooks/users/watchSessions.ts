import { createHash } from 'node:crypto';
import { createLocalReq, type AuthStrategyFunction, type AuthStrategyResult, type Payload } from 'payload';
import { isOver, lastSeen, seenEveryMs } from '../../domain/sessions/isOver';
import type { User } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { settingsOf } from '../../services/openCtx';
import { VerifiedSessions } from './verifiedSessions';

const PAYLOADS_KEY_LENGTH = 32;

type SignedIn = User & { _sid?: string };
type Strategy = Parameters<AuthStrategyFunction>[0];

/**
 * Payload accepts a session as long as it is stored with the account. Here a session that has been idle too long, or
 * began too long ago, is refused: by the contract, the CMS REST API and the panel alike, which all use this strategy.
 * Its last use is recorded every few minutes, not with every request.
 */
export function watchSessions(payload: Payload): void {
  const strategy = payload.authStrategies.find(({ name }) => name === 'local-jwt');
  if (!strategy) throw new Error('There is no session strategy to extend');
  const authenticate = strategy.authenticate;
  const verified = new VerifiedSessions();
  const find = async (args: Strategy): Promise<AuthStrategyResult> => {
    const known = await verified.find(args.payload, args.headers, strategy.name);
    if (known) return { user: known };
    const found = await authenticateWithAny(authenticate, payload, args);
    if (found.user) verified.add(args.headers, found.user);
    return found;
  };
  strategy.authenticate = async (args) => {
    const found = await find(args);
    return !found.user || (await isUsed(payload, found.user, args)) ? found : { user: null };
  };
}

/** Sessions begun under another accepted secret are valid too: their tokens are checked with each secret. */
async function authenticateWithAny(
  authenticate: AuthStrategyFunction,
  payload: Payload,
  args: Strategy,
): Promise<AuthStrategyResult> {
  const found = await authenticate(args);
  if (found.user) return found;
  for (const other of settingsOf(payload).otherSecrets) {
    // The way Payload derives its key from a secret.
    const secret = createHash('sha256').update(other).digest('hex').slice(0, PAYLOADS_KEY_LENGTH);
    const seen = Object.create(args.payload, { secret: { value: secret } }) as Payload;
    const again = await authenticate({ ...args, payload: seen });
    if (again.user) return again;
  }
  return found;
}

async function isUsed(payload: Payload, user: SignedIn, args: Strategy): Promise<boolean> {
  const session = user.sessions?.find(({ id }) => id === user._sid);
  if (!session) return false;
  const { gateways, resting } = settingsOf(payload);
  const now = gateways.clock.now();
  if (isOver(session, user, now, resting)) return false;
  if (now.getTime() - lastSeen(session) >= seenEveryMs) await see(payload, user, session.id, now, args);
  return true;
}

/** A failure to write this is ignored: on a full disk people can still read the shop. */
async function see(payload: Payload, user: SignedIn, id: string, now: Date, args: Strategy): Promise<void> {
  try {
    await openDb(payload, args.req ?? (await createLocalReq({}, payload))).sessions.see(user.id, id, now);
  } catch (err) {
    payload.logger.warn({ err }, 'the last use of a session could not be recorded');
  }
}
