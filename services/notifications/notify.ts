import type { Ctx } from '../ctx';
import type { Notice } from './notice';

/** Up to this many people are written at once; for more a job does it, so that nobody waits for it. */
const DIRECT_LIMIT = 25;
/** People one job writes to. */
const JOB_SIZE = 200;

/**
 * Puts a notice into the list of each named person, once each. Inside a transaction the notices are kept or lost with it.
 * For a crowd it queues jobs (task `notices`), which belong to the transaction in the same way.
 */
export async function notify(ctx: Pick<Ctx, 'db'>, notice: Notice): Promise<void> {
  const users = [...new Map(notice.users.map((user) => [String(user), user])).values()];
  if (users.length > DIRECT_LIMIT) {
    for (let from = 0; from < users.length; from += JOB_SIZE) {
      await ctx.db.enqueue('notices', {
        ...notice,
        link: notice.link ?? '#',
        users: users.slice(from, from + JOB_SIZE),
      });
    }
    return;
  }
  await writeNotices(ctx, { ...notice, users });
}

/**
 * Writes one notice per person, all of them or none. Jobs come here; everybody else calls `notify`.
 */
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
  // One is kept or not by itself: an order of one vendor waits for nobody's transaction.
  await (notice.users.length > 1 ? ctx.db.inTransaction(write) : write());
}
