import { defineMessages } from '../../../frontend/messages/messages';

export const deliveryMessages = defineMessages({
  arrives: { en: 'Arrives {days}', bn: 'পাবেন {days}' },
  arrivesIn: { en: 'Arrives in {area}: {days}', bn: '{area} এলাকায় পাবেন: {days}' },
  takes: {
    en: 'Arrives {least} to {most} days after the order, depending on where you live',
    bn: 'এলাকাভেদে অর্ডারের {least} থেকে {most} দিনের মধ্যে পাবেন',
  },
  within: {
    en: 'Arrives within {most, plural, one {# day} other {# days}} of the order',
    bn: 'অর্ডারের {most, plural, other {# দিনের}} মধ্যে পাবেন',
  },
  chooseArea: { en: 'Choose your area', bn: 'আপনার এলাকা বাছুন' },
  changeArea: { en: 'Change area', bn: 'এলাকা বদলান' },
  chargeTo: { en: 'Delivery to {area}: {charge}', bn: '{area} এলাকায় ডেলিভারি: {charge}' },
  charge: { en: 'Delivery: {charge}', bn: 'ডেলিভারি: {charge}' },
  freeTo: { en: 'Free delivery to {area}', bn: '{area} এলাকায় ফ্রি ডেলিভারি' },
  free: { en: 'Free delivery', bn: 'ফ্রি ডেলিভারি' },
  freeFrom: { en: 'Free from {amount}', bn: '{amount} থেকে ফ্রি' },
  cheaperFrom: { en: '{charge} from {amount}', bn: '{amount} থেকে {charge}' },
  moreForFree: { en: '{amount} more for free delivery', bn: 'আর {amount} কিনলে ডেলিভারি ফ্রি' },
  moreForCheaper: { en: '{amount} more and delivery costs {charge}', bn: 'আর {amount} কিনলে ডেলিভারি চার্জ {charge}' },
});
