/** The notices to customer and vendor when a return or its refund changes. */
import { returnStatusRow, type RefundFlag, type ReturnStatus } from '../../domain/returns/status';
import type { NoticeType } from '../notifications/notice';

type Text = { type: NoticeType; en: string; bn: string };

const refunds: Record<RefundFlag, Text> = {
  0: { type: 4, en: 'is marked as not refunded', bn: '-এর টাকা ফেরত হয়নি বলে চিহ্নিত হয়েছে' },
  1: { type: 3, en: 'is refunded', bn: '-এর টাকা ফেরত দেওয়া হয়েছে' },
};

/** The notice about a return that reached a status. */
export function returnMoveText(code: string, to: ReturnStatus, reason = ''): Text {
  const { type, en, bn } = returnStatusRow(to).notice;
  const why = reason && `: ${reason}`;
  return { type, en: `Return ${code} ${en}${why}`, bn: `ফেরত ${code} ${bn}${why}` };
}

/** The notice about a refund. */
export function refundText(code: string, refund: RefundFlag): Text {
  const { type, en, bn } = refunds[refund];
  return { type, en: `Return ${code} ${en}`, bn: `ফেরত ${code}${bn}` };
}
