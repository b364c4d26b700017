/** The notices to customer and vendor when a return or its refund changes. */
import { returnStatusRow, type RefundFlag, type ReturnStatus } from '../../domain/returns/status';
import type { Id } from '../ctx';
import type { NoticeType } from '../notifications/notice';

type Text = { type: NoticeType; en: string; bn: string };

const refunds: Record<RefundFlag, Text> = {
  0: { type: 4, en: 'is marked as not refunded', bn: '-এর টাকা ফেরত হয়নি বলে চিহ্নিত হয়েছে' },
  1: { type: 3, en: 'is refunded', bn: '-এর টাকা ফেরত দেওয়া হয়েছে' },
};

/** What a return is called where it is named. */
export const returnName = (id: Id): { en: string; bn: string } => ({ en: `Return ${id}`, bn: `ফেরত ${id}` });

/** The notice about a return that reached a status. */
export function returnMoveText(id: Id, to: ReturnStatus, reason = ''): Text {
  const { type, en, bn } = returnStatusRow(to).notice;
  const [name, why] = [returnName(id), reason && `: ${reason}`];
  return { type, en: `${name.en} ${en}${why}`, bn: `${name.bn} ${bn}${why}` };
}

/** The notice about a refund. */
export function refundText(id: Id, refund: RefundFlag): Text {
  const { type, en, bn } = refunds[refund];
  const name = returnName(id);
  return { type, en: `${name.en} ${en}`, bn: `${name.bn}${bn}` };
}
