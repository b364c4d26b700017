/** What customer and vendor are told when a return or its refund moves. */
import { returnStatus, type RefundFlag, type ReturnStatus } from '../../domain/returns/status';
import type { NoticeType } from '../notifications/notice';

type Text = { type: NoticeType; en: string; bn: string };

const moves: Record<ReturnStatus, Text> = {
  [returnStatus.pending]: { type: 2, en: 'is open again', bn: 'আবার খোলা হয়েছে' },
  [returnStatus.accepted]: { type: 3, en: 'is accepted', bn: 'গ্রহণ করা হয়েছে' },
  [returnStatus.sent]: { type: 1, en: 'is on its way to the vendor', bn: 'বিক্রেতার কাছে পাঠানো হয়েছে' },
  [returnStatus.received]: { type: 1, en: 'has reached the vendor', bn: 'বিক্রেতা হাতে পেয়েছেন' },
  [returnStatus.successful]: { type: 3, en: 'is successful', bn: 'সফল হয়েছে' },
  [returnStatus.canceled]: { type: 5, en: 'is canceled', bn: 'বাতিল হয়েছে' },
};

const refunds: Record<RefundFlag, Text> = {
  0: { type: 4, en: 'is marked as not refunded', bn: '-এর টাকা ফেরত হয়নি বলে চিহ্নিত হয়েছে' },
  1: { type: 3, en: 'is refunded', bn: '-এর টাকা ফেরত দেওয়া হয়েছে' },
};

/** The notice about a return that reached a status. */
export function returnMoveText(code: string, to: ReturnStatus): Text {
  const { type, en, bn } = moves[to];
  return { type, en: `Return ${code} ${en}`, bn: `ফেরত ${code} ${bn}` };
}

/** The notice about a refund. */
export function refundText(code: string, refund: RefundFlag): Text {
  const { type, en, bn } = refunds[refund];
  return { type, en: `Return ${code} ${en}`, bn: `ফেরত ${code}${bn}` };
}
