import { createLocalReq, type AuthStrategyFunction, type Payload } from 'payload';
import { isOver, lastSeen, seenEveryMs } from '../../domain/sessions/isOver';
import type { User } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { settingsOf } from '../../services/openCtx';

type SignedIn = User & { _sid?: string };
type Strategy = Parameters<AuthStrategyFunction>[0];

/**
 * Payload takes a session for good as long as it stands with the account. Here one that has rested too long, or began too
 * long ago, is nobody: for the contract, the CMS REST API and the panel alike, which all ask this strategy. That it is used
 * is written down every few minutes, not with every request.
 */
export function watchSessions(payload: Payload): void {
  const strategy = payload.authStrategies.find(({ name }) => name === 'local-jwt');
  if (!strategy) throw new Error('There is no strategy for sessions to watch');
  const authenticate = strategy.authenticate;
  strategy.authenticate = async (args) => {
    const found = await authenticate(args);
    return !found.user || (await isUsed(payload, found.user, args)) ? found : { user: null };
  };
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

/** Reading goes on when this cannot be written: on a full disk people still see the shop. */
async function see(payload: Payload, user: SignedIn, id: string, now: Date, args: Strategy): Promise<void> {
  try {
    await openDb(payload, args.req ?? (await createLocalReq({}, payload))).sessions.see(user.id, id, now);
  } catch (err) {
    payload.logger.warn({ err }, 'the use of a session could not be written down');
  }
}
