/** Site-wide values: top bar, footer, logos, flash sale percentage, grocery category. */
import { z } from 'zod';
import { longestEmail } from '../domain/writes/values';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { changedText, id, image, picture, text, wholeNumber } from './shapes';

export const topbarInformation = defineRoute({
  name: 'topbarInformation',
  method: 'GET',
  path: '/topbar-information',
  who: 'public',
  scope: 'site:read',
  tag: 'Site',
  summary: 'Contact, footer, flash sale percentage and logos',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      email: z.string(),
      contact: z.string(),
      footer_text: z.string(),
      flash_sell: z.int(),
      logo: image,
      logo_sm: image,
    }),
  },
});

export const getGroceryCategory = defineRoute({
  name: 'getGroceryCategory',
  method: 'GET',
  path: '/get-grocery-category',
  who: 'public',
  scope: 'site:read',
  tag: 'Site',
  summary: 'The main category that is the grocery section; null when none is chosen',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      grocery_category: z.strictObject({ id, name: z.string(), name_bn: z.string(), slug: z.string() }).nullable(),
    }),
  },
});

export const setGroceryCategory = defineRoute({
  name: 'setGroceryCategory',
  method: 'POST',
  path: '/set-grocery-category',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Choose the grocery category',
  body: z.strictObject({ value: id.describe('The main category that is the grocery section from now on.') }),
  answers: { 200: nothing },
});

export const updateTopInformation = defineRoute({
  name: 'updateTopInformation',
  method: 'POST',
  path: '/update-top-information',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the e-mail and the contact number of the top bar; one that is not sent stays',
  body: z.strictObject({
    top_email: text(longestEmail)
      .pipe(z.union([z.literal(''), z.email()]))
      .optional(),
    top_contact: text(50).optional(),
  }),
  answers: { 200: nothing },
});

export const updateFooterText = defineRoute({
  name: 'updateFooterText',
  method: 'POST',
  path: '/update-footer-text',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the footer text; an empty one empties it, one that is not sent stays',
  body: z.strictObject({ footer_text: changedText(2000) }),
  answers: { 200: nothing },
});

export const updateValues = defineRoute({
  name: 'updateValues',
  method: 'POST',
  path: '/update-values',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the percentage from which a discount counts as flash sale',
  body: z.strictObject({ flash_sell: wholeNumber(1, 100) }),
  answers: { 200: nothing },
});

export const updateSiteLogo = defineRoute({
  name: 'updateSiteLogo',
  method: 'POST',
  path: '/update-site-logo',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the desktop and the mobile logo',
  body: z.strictObject({}),
  files: { logo: picture(2), logo_sm: picture(2) },
  answers: { 200: nothing },
});
