import type { DeliverySlot } from '../../domain/orders/deliverySlots';
import type { Sentence } from '../../frontend/messages/messages';

/** The times of day of a delivery. */
export const slotWords: Readonly<Record<DeliverySlot, Sentence>> = {
  Morning: { en: 'Morning', bn: 'সকাল' },
  Afternoon: { en: 'Afternoon', bn: 'দুপুর' },
  Evening: { en: 'Evening', bn: 'বিকেল' },
  Night: { en: 'Night', bn: 'রাত' },
};
