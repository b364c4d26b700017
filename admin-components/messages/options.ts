import { announcementPlaces, announcementTones } from '../../domain/announcements/kinds';
import { variationLabels } from '../../domain/catalogue/variations';
import type { Choices, FieldDeclaration, Words } from '../../domain/fields/declare';
import { accountOf } from '../../domain/ledger/accounts';
import { handAccounts } from '../../domain/ledger/events';
import { linkKinds } from '../../domain/links/link';
import { messageTemplates } from '../../domain/messages/templates';
import { refundRequestStatuses } from '../../domain/refunds/statuses';
import { returnFields } from '../../domain/returns/fields';
import { bannerPictures, slidePictures } from '../../domain/site/slotPictures';
import { vendorFields } from '../../domain/vendors/fields';
import { scopeWords } from './apiKeys';
import { announcementWords, linkWords } from './links';
import { ledgerWords } from './ledger';
import { stuckWords } from './stuck';

const pick = <K extends string>(names: readonly K[], all: Readonly<Record<K, Words>>): Record<string, Words> =>
  Object.fromEntries(names.map((name) => [name, all[name]]));
const labelsOf = (pictures: Readonly<Record<string, { label: Words }>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(pictures).map(([name, { label }]) => [name, label]));

/** The choices of declared fields, by the names of the fields. */
const declared = (fields: Readonly<Record<string, FieldDeclaration>>): Record<string, Choices> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'oneOf' ? [[field.column ?? name, field.choices]] : [],
    ),
  );
const variations = Object.fromEntries(
  Object.entries(variationLabels).map(([type, { label_en, label_bn }]) => [type, { en: label_en, bn: label_bn }]),
);

type Named = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/**
 * The names of a field's choices on the CMS's own screens, for content editors and the super admin; of a field that
 * other collections use for something else, as `collection.field`.
 */
export const optionWords: Named = {
  tone: pick(announcementTones, announcementWords),
  shown_on: pick(announcementPlaces, announcementWords),
  link_kind: pick(linkKinds, linkWords),
  variation1: variations,
  variation2: variations,
  ...declared(vendorFields),
  ...declared(returnFields),
  'picture-places.name': { ...labelsOf(slidePictures), ...labelsOf(bannerPictures) },
  'message-templates.name': labelsOf(messageTemplates),
  'api-keys.scopes': scopeWords,
  'upazilas.kind': { upazila: { en: 'Upazila', bn: 'উপজেলা' }, thana: { en: 'Thana', bn: 'থানা' } },
  'product-watches.kind': {
    stock: { en: 'Back in stock', bn: 'আবার মজুদে এলে' },
    price: { en: 'Price drops', bn: 'দাম কমলে' },
  },
  'payments.status': {
    ...pick(['started', 'executing', 'paid', 'canceled', 'replaced', 'refunding', 'refunded', 'stuck'], stuckWords),
    failed: { en: 'Failed', bn: 'হয়নি' },
  },
  'messages.channel': pick(['sms', 'mail'], stuckWords),
  'messages.status': pick(['queued', 'sending', 'sent', 'failed'], stuckWords),
  'broadcasts.kind': {
    notification: { en: 'Notification', bn: 'নোটিফিকেশন' },
    sms: stuckWords.sms,
  },
  'broadcasts.audience': {
    customer: { en: 'Customers', bn: 'ক্রেতা' },
    vendor: { en: 'Vendors', bn: 'বিক্রেতা' },
    incharge: { en: 'Warehouse staff', bn: 'গুদামের কর্মী' },
    admin: { en: 'Admins', bn: 'অ্যাডমিন' },
    everyone: { en: 'Everyone', bn: 'সবাই' },
    one: { en: 'One person', bn: 'একজন' },
  },
  'broadcasts.status': {
    ...pick(['queued', 'sending'], stuckWords),
    finished: { en: 'Finished', bn: 'শেষ' },
    stopped: { en: 'Stopped', bn: 'থামানো হয়েছে' },
  },
  'ledger-adjustments.status': pick(['prepared', 'posted', 'discarded'], ledgerWords),
  'refund-requests.status': refundRequestStatuses,
  'refund-requests.from': Object.fromEntries(handAccounts.map((name) => [name, accountOf(name).label])),
};
