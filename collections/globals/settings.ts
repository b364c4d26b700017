/** The site's own settings, one document each. Everybody reads them; admins change them. */
import type { Field, GlobalConfig } from 'payload';
import { anybody, nobody, onlyAdmins } from '../access/rules';
import { longestEmail } from '../../domain/writes/values';
import { line, numbered, one, picture, prose, taka } from '../fields/values';

const group = { en: 'Site', 'bn-BD': 'সাইট' };
const access: GlobalConfig['access'] = { read: anybody, update: onlyAdmins, readVersions: nobody };
const slots = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const sliders: GlobalConfig = {
  slug: 'sliders',
  label: { en: 'Slider', 'bn-BD': 'স্লাইডার' },
  admin: { group },
  access,
  fields: slots.map((slot): Field => picture(`slide${slot}`)),
};

export const banners: GlobalConfig = {
  slug: 'banners',
  label: { en: 'Ad banners', 'bn-BD': 'বিজ্ঞাপন ব্যানার' },
  admin: { group },
  access,
  fields: slots.map((slot): Field => picture(`banner${slot}`)),
};

const delivery = (kind: 'general' | 'grocery'): Field[] => [
  taka(`${kind}_delivery_breakpoint`, { required: true, defaultValue: 0 }),
  taka(`${kind}_delivery_charge`, { required: true, defaultValue: 0 }),
  taka(`${kind}_delivery_discount_charge`, { required: true, defaultValue: 0 }),
];

export const deliveryCharges: GlobalConfig = {
  slug: 'delivery-charges',
  label: { en: 'Delivery charges', 'bn-BD': 'ডেলিভারি চার্জ' },
  admin: { group },
  access,
  fields: [...delivery('general'), ...delivery('grocery')],
};

export const siteInformation: GlobalConfig = {
  slug: 'site-information',
  label: { en: 'Site information', 'bn-BD': 'সাইটের তথ্য' },
  admin: { group },
  access,
  fields: [
    line('email', longestEmail),
    line('contact', 50),
    prose('footer_text', 2000),
    numbered('flash_sell', { min: 1, max: 100, defaultValue: 20, required: true }),
    one('grocery_category', 'main-categories'),
    picture('logo'),
    picture('logo_sm'),
  ],
};

const MILLION = 1_000_000;

export const policies: GlobalConfig = {
  slug: 'policies',
  label: { en: 'Policies', 'bn-BD': 'নীতিমালা' },
  admin: { group },
  access,
  fields: ['termsconditions', 'privacypolicy', 'vendorpolicy', 'apppolicy', 'returnpolicy'].map((name): Field =>
    prose(name, MILLION),
  ),
};
