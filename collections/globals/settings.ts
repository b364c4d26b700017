/**
 * The site's settings, one document each. Everybody reads them; admins change them, and editors those with the shop's
 * content.
 */
import type { GlobalConfig } from 'payload';
import { isContentEditor } from '../../authority/actor';
import { anybody, anyOf, nobody, onlyAdmins, onlyEditors, onlySuperAdmin, where } from '../access/rules';
import { deliveryFields } from '../../domain/delivery/fields';
import { entries } from '../../domain/fields/declare';
import { payoutFields } from '../../domain/payouts/settings';
import { policyFields, policyNames } from '../../domain/policies/fields';
import { editorFormats } from '../../domain/richText/formats';
import { searchFields } from '../../domain/search/settings';
import { siteFields } from '../../domain/site/fields';
import { bannerPictures, slidePictures } from '../../domain/site/slotPictures';
import { checkDays } from '../../hooks/delivery/checkDays';
import { restoreGlobal } from '../../hooks/drafts/restoring';
import { keepPlaces } from '../../hooks/site/keepPlaces';
import { onlyInForce } from '../../hooks/site/onlyInForce';
import { policyHooks } from '../../hooks/policies/index';
import { draftedGlobal, editedBy, lockDocuments, previewScreens, published } from '../drafts';
import { declaredFields } from '../fields/declared';
import { richText } from '../fields/richText';
import { prose } from '../fields/values';

const group = { en: 'Site', 'bn-BD': 'সাইট' };
const access: GlobalConfig['access'] = { read: anybody, update: onlyAdmins, readVersions: nobody };
const edited: GlobalConfig['access'] = { ...access, update: onlyEditors };

export const sliders: GlobalConfig = {
  slug: 'sliders',
  label: { en: 'Slider', 'bn-BD': 'স্লাইডার' },
  admin: { group },
  access: edited,
  hooks: { afterRead: [onlyInForce], afterChange: [keepPlaces] },
  fields: declaredFields(slidePictures),
};

export const banners: GlobalConfig = {
  slug: 'banners',
  label: { en: 'Ad banners', 'bn-BD': 'বিজ্ঞাপন ব্যানার' },
  admin: { group },
  access: edited,
  hooks: { afterRead: [onlyInForce], afterChange: [keepPlaces] },
  fields: declaredFields(bannerPictures),
};

export const deliveryCharges: GlobalConfig = {
  slug: 'delivery-charges',
  label: { en: 'Delivery charges', 'bn-BD': 'ডেলিভারি চার্জ' },
  admin: { group },
  access,
  hooks: { beforeChange: [checkDays] },
  fields: declaredFields(deliveryFields),
};

export const siteInformation: GlobalConfig = {
  slug: 'site-information',
  label: { en: 'Site information', 'bn-BD': 'সাইটের তথ্য' },
  admin: { group },
  access,
  fields: declaredFields(siteFields),
};

/** The shop's own page with the latest draft, in the editor's language; it leads to the other four policies. */
const previewOf = (language: string): string =>
  `/multi-vendor/policy-preview/${policyNames[0]}${language.startsWith('bn') ? '?lang=bn' : ''}`;

export const policies: GlobalConfig = {
  slug: 'policies',
  label: { en: 'Policies', 'bn-BD': 'নীতিমালা' },
  admin: {
    group,
    hideAPIURL: true,
    livePreview: { url: ({ req }) => previewOf(req.i18n.language), breakpoints: previewScreens },
    preview: (_doc, { req }) => previewOf(req.i18n.language),
  },
  versions: draftedGlobal({ autosave: true }),
  lockDocuments,
  access: {
    read: anyOf(({ req }) => isContentEditor(req), where(published)),
    update: onlyEditors,
    readVersions: onlyEditors,
  },
  hooks: policyHooks,
  endpoints: [restoreGlobal],
  fields: [
    ...entries(policyFields).map(([name, { label, max }]) =>
      richText(name, editorFormats, max, { label: { en: label.en, 'bn-BD': label.bn } }),
    ),
    editedBy,
  ],
};

const { synonyms } = searchFields;

/** The settings of the shop's search: its synonyms. */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: { en: 'Search', 'bn-BD': 'খোঁজা' },
  admin: { group },
  access,
  fields: [
    prose('synonyms', synonyms.max, {
      label: { en: synonyms.label.en, 'bn-BD': synonyms.label.bn },
      admin: { rows: synonyms.lines, description: { en: synonyms.hint.en, 'bn-BD': synonyms.hint.bn } },
    }),
  ],
};

/** How payouts are approved. A sub admin may not change these settings. */
export const payoutSettings: GlobalConfig = {
  slug: 'payout-settings',
  label: { en: 'Payouts', 'bn-BD': 'পেআউট' },
  admin: { group: { en: 'Money', 'bn-BD': 'টাকাপয়সা' }, hidden: true },
  access: { read: onlyAdmins, update: onlySuperAdmin, readVersions: nobody },
  fields: declaredFields(payoutFields),
};
