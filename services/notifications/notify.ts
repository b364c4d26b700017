import type { Ctx } from '../ctx';
import { inParts } from '../inParts';
import type { Notice } from './notice';

/** Up to this many people are notified directly; for more a job does it, so that the request does not wait. */
const DIRECT_LIMIT = 25;
/** People notified by one job. */
const JOB_SIZE = 200;

/**
 * Adds a notice for each named person, once each. Inside a transaction the notices commit or roll back with it. For
 * many people it queues jobs (task `notices`), which belong to the transaction in the same way.
 */
export async function notify(ctx: Pick<Ctx, 'db'>, notice: Notice): Promise<void> {
  const users = [...new Map(notice.users.map((user) => [String(user), user])).values()];
  if (users.length > DIRECT_LIMIT) {
    for (const some of inParts(users, JOB_SIZE))
      await ctx.db.enqueue('notices', { ...notice, link: notice.link ?? '#', users: some });
    return;
  }
  await writeNotices(ctx, { ...notice, users });
}

/** Writes one notice per person, all of them or none. Called by jobs; everything else calls `notify`. */
export async function writeNotices(ctx: Pick<Ctx, 'db'>, notice: Notice): Promise<void> {
  const words = {
    message: notice.en,
    message_bn: notice.bn,
    type: notice.type,
    link: notice.link ?? '#',
    user_read: 0,
  };
  const write = async () => {
    for (const user of notice.users)
      await ctx.db.append('the shop itself tells people', 'notifications', { user, ...words });
  };
  // A single notice is atomic by itself: an order of one vendor does not wait for another transaction.
  await (notice.users.length > 1 ? ctx.db.inTransaction(write) : write());
}
