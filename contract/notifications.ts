/** Notices to one person: the list, marking as read, clearing. */
import { z } from 'zod';
import { defineRoute, nothing } from './route';
import { listQuery, totalcount } from './listing';
import { flag, id, instant } from './shapes';

export const noticeType = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('Its colour: 1 primary, 2 info, 3 success, 4 warning, 5 danger.');

export const notificationShape = z
  .strictObject({
    id,
    message: z.string(),
    type: noticeType,
    user_read: flag,
    link: z.string(),
    created_at: instant,
  })
  .meta({ id: 'Notice', description: 'A notice to one person.' });
export type NotificationShape = z.output<typeof notificationShape>;

export const userNotification = defineRoute({
  name: 'userNotification',
  method: 'GET',
  path: '/user-notification',
  who: 'signed-in',
  tag: 'Notifications',
  summary: 'The notices of the signed-in person, newest first',
  query: listQuery,
  answers: { 200: z.strictObject({ notification: z.array(notificationShape), totalcount }) },
});

export const userNotificationClearAll = defineRoute({
  name: 'userNotificationClearAll',
  method: 'POST',
  path: '/user-notification-clear-all',
  who: 'signed-in',
  tag: 'Notifications',
  summary: 'Remove all notices of the signed-in person',
  answers: { 200: nothing },
});

export const userNotificationMarkAsRead = defineRoute({
  name: 'userNotificationMarkAsRead',
  method: 'POST',
  path: '/user-notification-mark-as-read',
  who: 'signed-in',
  tag: 'Notifications',
  summary: 'Mark one notice as read, or all when no id is given',
  body: z.strictObject({ id: id.nullish().describe('The notice; if omitted, all of them.') }),
  answers: { 200: nothing },
  fails: ['notFound'],
});
