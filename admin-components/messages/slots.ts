import type { DeliverySlot } from '../../domain/orders/deliverySlots';
import type { WordPair } from '../shared/words/words';

/** The times of day of a delivery. */
export const slotWords: Readonly<Record<DeliverySlot, WordPair>> = {
  Morning: { en: 'Morning', bn: 'সকাল' },
  Afternoon: { en: 'Afternoon', bn: 'দুপুর' },
  Evening: { en: 'Evening', bn: 'বিকেল' },
  Night: { en: 'Night', bn: 'রাত' },
};
