/** The customer's notices about package moves. */
import { packageStatusRow, type PackageStatus } from '../../domain/packages/status';
import type { Notice } from '../notifications/notice';

/** The notice about a package that reached a status. */
export function moveText(trackingId: string, to: PackageStatus): Pick<Notice, 'type' | 'en' | 'bn'> {
  const { type, en, bn } = packageStatusRow(to).notice;
  return { type, en: `Your package ${trackingId} ${en}`, bn: `আপনার প্যাকেজ ${trackingId} ${bn}` };
}
