import { userNotification, userNotificationMarkAsRead } from '../notifications';
import { answered, example } from './example';

export const notificationExamples = [
  example(userNotification, 'customer', { query: { offset: 0, limit: 20 } }),
  example(userNotificationMarkAsRead, 'customer', { body: { id: answered(userNotification, 'notification.0.id') } }),
];
