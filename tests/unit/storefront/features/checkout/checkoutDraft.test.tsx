/** What was entered at the checkout, over a reload. */
import { dateOptions, deliverySlots } from '../../../../../domain/orders/deliverySlots';
import { addDays, dhakaDay } from '../../../../../domain/time/dhaka';
import {
  dropDraft,
  keepAddressDraft,
  keepDraft,
  readAddressDraft,
  readDraft,
} from '../../../../../storefront/src/features/checkout/checkoutDraft';

const tomorrow = dateOptions(new Date())[1]!.date;
const entered = { note: '৭ম তলা', date: tomorrow, time: deliverySlots[2] };
const blank = { note: '', date: '', time: '' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('auth_mobile', '01700000001');
});

test('note, day and time of day are kept, each cart with its own', () => {
  keepDraft('grocery', entered);
  expect(readDraft('grocery')).toEqual(entered);
  expect(readDraft('general')).toEqual(blank);
  dropDraft('grocery');
  expect(readDraft('grocery')).toEqual(blank);
});

test('the address that is being written is kept beside them, for nobody else, and no longer', () => {
  const written = { name: 'রহিমা', details: 'বাড়ি ১২', district: '1' };
  keepAddressDraft('grocery', written);
  keepDraft('grocery', entered);
  expect([readAddressDraft('grocery'), readDraft('grocery')]).toEqual([written, entered]);
  expect(readAddressDraft('general')).toBeNull();
  localStorage.setItem('auth_mobile', '01700000002');
  expect(readAddressDraft('grocery')).toBeNull();
  localStorage.setItem('auth_mobile', '01700000001');
  keepAddressDraft('grocery', null);
  expect([readAddressDraft('grocery'), readDraft('grocery')]).toEqual([null, entered]);
  keepAddressDraft('grocery', written);
  dropDraft('grocery');
  expect(readAddressDraft('grocery')).toBeNull();
});

test('of a day that has passed only the note is left', () => {
  keepDraft('grocery', { ...entered, date: dhakaDay(addDays(new Date(), -1)) });
  expect(readDraft('grocery')).toEqual({ ...blank, note: entered.note });
});

test('a time of day that does not exist is left out', () => {
  sessionStorage.setItem('checkout_grocery', JSON.stringify({ ...entered, time: 'Midnight', mobile: '01700000001' }));
  expect(readDraft('grocery')).toEqual({ ...entered, time: '' });
});

test('whoever signs in next in this tab does not see it', () => {
  keepDraft('grocery', entered);
  localStorage.setItem('auth_mobile', '01700000002');
  expect(readDraft('grocery')).toEqual(blank);
});

test('what somebody else wrote there does no harm', () => {
  for (const kept of ['not json', '[]', 'null', '"text"']) {
    sessionStorage.setItem('checkout_general', kept);
    expect([kept, readDraft('general')]).toEqual([kept, blank]);
  }
});
