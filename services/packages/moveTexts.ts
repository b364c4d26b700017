/** What a customer is told when a package moves. */
import { packageStatus, type PackageStatus } from '../../domain/packages/status';
import type { NoticeType } from '../notifications/notice';

type MoveText = { type: NoticeType; en: string; bn: string };

const texts: Record<PackageStatus, MoveText> = {
  [packageStatus.pending]: { type: 2, en: 'is pending again', bn: 'আবার অপেক্ষমাণ আছে' },
  [packageStatus.processing]: { type: 2, en: 'is being prepared', bn: 'প্রস্তুত করা হচ্ছে' },
  [packageStatus.readyToShip]: { type: 2, en: 'is ready to ship', bn: 'পাঠানোর জন্য প্রস্তুত' },
  [packageStatus.shipped]: { type: 1, en: 'is shipped to the warehouse', bn: 'গুদামে পাঠানো হয়েছে' },
  [packageStatus.received]: { type: 1, en: 'has reached the warehouse', bn: 'গুদামে পৌঁছেছে' },
  [packageStatus.delivering]: { type: 1, en: 'is on its way to you', bn: 'আপনার কাছে আসছে' },
  [packageStatus.delivered]: { type: 3, en: 'is delivered', bn: 'পৌঁছে দেওয়া হয়েছে' },
  [packageStatus.completed]: { type: 3, en: 'is completed. Thank you!', bn: 'সম্পন্ন হয়েছে। ধন্যবাদ!' },
  [packageStatus.canceled]: { type: 5, en: 'is canceled', bn: 'বাতিল হয়েছে' },
};

/** The notice about a package that reached a status. */
export function moveText(trackingId: string, to: PackageStatus): MoveText {
  const { type, en, bn } = texts[to];
  return { type, en: `Your package ${trackingId} ${en}`, bn: `আপনার প্যাকেজ ${trackingId} ${bn}` };
}
