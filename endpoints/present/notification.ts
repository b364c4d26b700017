import type { BroadcastShape, SentMessageShape } from '../../contract/communication';
import type { NotificationShape } from '../../contract/notifications';
import type { Broadcast, Message, Notification, User } from '../../payload-types';
import type { Language } from '../../services/ctx';
import type { Counts } from '../../services/messages/broadcastCounts';
import { filled } from '../../services/relations';
import { flag } from './flags';

const noticeTypes = [1, 2, 3, 4, 5] as const;
const noticeType = (value: number) => noticeTypes.find((type) => type === value) ?? 1;

/** A notice in the reader's language. */
export function presentNotification(notice: Notification, language: Language): NotificationShape {
  return {
    id: notice.id,
    message: (language === 'bn' && notice.message_bn) || notice.message,
    type: noticeType(notice.type),
    user_read: flag(notice.user_read),
    link: notice.link ?? '#',
    created_at: notice.createdAt,
  };
}

/** A row of the send history with its creator populated, and the outcome of its messages. */
export function presentBroadcast(broadcast: Broadcast, counts: Counts = { sent: 0, failed: 0 }): BroadcastShape {
  return {
    id: broadcast.id,
    kind: broadcast.kind,
    audience: broadcast.audience,
    text: broadcast.text,
    type: noticeType(broadcast.type),
    link: broadcast.link ?? '#',
    also_email: flag(broadcast.also_email),
    status: broadcast.status,
    total: broadcast.total,
    done: broadcast.done,
    ...counts,
    created_by: filled<User>(broadcast.created_by)?.name ?? null,
    created_at: broadcast.createdAt,
  };
}

/** An outgoing SMS or mail. */
export function presentMessage(message: Message): SentMessageShape {
  return {
    id: message.id,
    channel: message.channel,
    to: message.to,
    text: message.text ?? '',
    purpose: message.purpose,
    status: message.status,
    tries: message.tries,
    error: message.error ?? '',
    created_at: message.createdAt,
    sent_at: message.sent_at ?? null,
  };
}
