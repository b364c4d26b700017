/** The state of a package in words and its own hue, the same on every screen. */
import type { PackageStatus } from '../../../domain/packages/status';
import { defineMessages } from '../i18n/messages';
import { useText } from '../i18n/useText';
import { Badge, type Tone } from '../ui/Badge';

const statusMessages = defineMessages('package-status', {
  0: { en: 'Pending', bn: 'অপেক্ষমাণ' },
  1: { en: 'Processing', bn: 'প্রস্তুত হচ্ছে' },
  2: { en: 'Ready To Ship from Vendor', bn: 'ভেন্ডরের কাছে পাঠানোর জন্য তৈরি' },
  3: { en: 'Shipped To Warehouse', bn: 'ওয়্যারহাউসে পাঠানো হয়েছে' },
  4: { en: 'Received by Warehouse', bn: 'ওয়্যারহাউসে পৌঁছেছে' },
  5: { en: 'Delivering From Warehouse', bn: 'ডেলিভারির পথে' },
  6: { en: 'Delivered', bn: 'ডেলিভারি হয়েছে' },
  7: { en: 'Completed', bn: 'সম্পন্ন' },
  8: { en: 'Canceled', bn: 'বাতিল' },
});

const tones: Record<PackageStatus, Tone> = {
  0: 'slate',
  1: 'warn',
  2: 'warn',
  3: 'info',
  4: 'info',
  5: 'violet',
  6: 'leaf',
  7: 'leaf',
  8: 'danger',
};

const keyOf = (status: number): PackageStatus => (status in tones ? (status as PackageStatus) : 0);

export function StatusBadge({ status }: { status: number }) {
  const say = useText(statusMessages);
  const key = keyOf(status);
  return <Badge $tone={tones[key]}>{say(`${key}`)}</Badge>;
}
