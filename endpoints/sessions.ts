import * as contract from '../contract/sessions';
import { endOthers, endSession, endSessionsOf } from '../services/sessions/endSession';
import { listSessions, type LivingSession } from '../services/sessions/listSessions';
import { implement } from './implement';

const present = ({ id, device, address, createdAt, expiresAt, seenAt }: LivingSession, isCurrent: boolean) => {
  const created = createdAt ?? expiresAt;
  return {
    id,
    current: isCurrent ? (1 as const) : (0 as const),
    device: device ?? '',
    address: address ?? '',
    created_at: created,
    seen_at: seenAt ?? created,
  };
};

export const sessionEndpoints = [
  implement(contract.ownSessions, async (ctx) => ({
    status: 200,
    sessions: (await listSessions(ctx)).map(({ session, isCurrent }) => present(session, isCurrent)),
  })),
  implement(contract.sessionEnd, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return { status: 200, message: 'sessionEnded' };
  }),
  implement(contract.sessionsEndOthers, async (ctx) => {
    await endOthers(ctx);
    return { status: 200, message: 'otherSessionsEnded' };
  }),
  implement(contract.userSessionsEnd, async (ctx, { params }) => {
    await endSessionsOf(ctx, params.id);
    return { status: 200, message: 'userSignedOut' };
  }),
];
