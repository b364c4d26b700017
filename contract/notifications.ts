/** Notices to one person: the list, marking as read, clearing. */
import { z } from 'zod';
import { defineRoute, nothing } from './route';
import { listQuery, totalcount } from './listing';
import { flag, id, instant } from './shapes';

/** 1 Primary, 2 Info, 3 Success, 4 Warning, 5 Danger. */
export const noticeType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const notificationShape = z.strictObject({
  id,
  /** In the language of the request. */
  message: z.string(),
  type: noticeType,
  user_read: flag,
  link: z.string(),
  created_at: instant,
});
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
  body: z.strictObject({ id: id.nullish() }),
  answers: { 200: nothing },
  fails: ['notFound'],
});
