import * as contract from '../contract/notifications';
import { clearNotices } from '../services/notifications/clearNotices';
import { listNotices } from '../services/notifications/listNotices';
import { markNoticesRead } from '../services/notifications/markNoticesRead';
import { implement, type Implementation } from './implement';
import { presentNotification } from './present/notification';

export const notificationEndpoints: Implementation[] = [
  implement(contract.userNotification, async (ctx, { query }) => {
    const { docs, total } = await listNotices(ctx, query);
    return {
      status: 200,
      notification: docs.map((notice) => presentNotification(notice, ctx.language)),
      totalcount: total,
    };
  }),
  implement(contract.userNotificationClearAll, async (ctx) => {
    await clearNotices(ctx);
    return { status: 200, message: 'notificationsCleared' };
  }),
  implement(contract.userNotificationMarkAsRead, async (ctx, { body }) => {
    await markNoticesRead(ctx, body.id);
    return { status: 200, message: 'notificationRead' };
  }),
];
