/** Site-wide values: top bar, footer, logos, flash sale percentage, grocery category. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { footerFields, groceryFields, logoPictures, topBarFields, valueFields } from '../domain/site/fields';
import { changeShape, inputShape, pictureFiles } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute, nothing } from './route';
import { id } from './shapes';

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
      ...answerShape({ ...footerFields, ...valueFields, ...logoPictures }),
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
  body: z.strictObject(inputShape(groceryFields)),
  answers: { 200: nothing },
});

export const updateTopInformation = defineRoute({
  name: 'updateTopInformation',
  shownBy: { call: 'topbarInformation' },
  method: 'POST',
  path: '/update-top-information',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the e-mail and the contact number of the top bar; a field that is not sent stays unchanged',
  body: z.strictObject(inputShape(topBarFields)),
  answers: { 200: nothing },
});

export const updateFooterText = defineRoute({
  name: 'updateFooterText',
  shownBy: { call: 'topbarInformation' },
  method: 'POST',
  path: '/update-footer-text',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the footer text; an empty text clears it, if not sent it stays unchanged',
  body: z.strictObject(changeShape(footerFields)),
  answers: { 200: nothing },
});

export const updateValues = defineRoute({
  name: 'updateValues',
  shownBy: { call: 'topbarInformation' },
  method: 'POST',
  path: '/update-values',
  who: admins,
  scope: 'site:write',
  tag: 'Site',
  summary: 'Change the minimum discount, in per cent, for the flash sale',
  body: z.strictObject(inputShape(valueFields)),
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
  files: pictureFiles(logoPictures, false),
  answers: { 200: nothing },
});
