/** The five policies, each in English and in Bangla. */
import { z } from 'zod';
import { byAnswer, policyFields, policyNames } from '../domain/policies/fields';
import { contentEditors } from '../domain/permissions';
import { inputShape } from './declared';
import { richText } from './richText';
import { defineRoute, nothing } from './route';
import { id, instant } from './shapes';

/** A policy as an order names it: `version` is the parameter of `policy-text`. */
export const policyOfOrder = z.strictObject({
  policy: z.enum(policyNames).describe('Which policy.'),
  version: id.describe('The text that was in force.'),
  valid_from: instant.describe('Since when it was.'),
});

export const getPolicies = defineRoute({
  name: 'getPolicies',
  method: 'GET',
  path: '/get-policies',
  who: 'public',
  scope: 'site:read',
  tag: 'Policies',
  summary: 'Terms, privacy, vendor, application and return policy',
  cache: 'catalogue',
  answers: {
    200: z.strictObject(byAnswer(() => z.string())),
  },
});

export const getPolicyText = defineRoute({
  name: 'getPolicyText',
  method: 'GET',
  path: '/policy-text/:policy',
  who: 'public',
  scope: 'site:read',
  tag: 'Policies',
  summary: 'A policy with its headings, lists and links, as it is in force or as it was',
  cache: 'catalogue',
  params: z.strictObject({ policy: z.enum(policyNames).describe('Which of the five policies.') }),
  query: z.strictObject({
    version: id.optional().describe('A text of earlier days, as an order names it; without it the one in force.'),
  }),
  answers: {
    200: z.strictObject({
      text: richText.describe('The English text.'),
      text_bn: richText.describe('The Bangla text; empty: readers of Bangla see the English one.'),
      valid_from: instant.nullable().describe('Since when it is in force; null while nothing is written.'),
      valid_until: instant.nullable().describe('When another text replaced it; null while it is in force.'),
    }),
  },
  fails: ['notFound'],
});

export const previewPolicy = defineRoute({
  name: 'previewPolicy',
  method: 'GET',
  path: '/preview-policy/:policy',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Policies',
  summary: 'A policy as its latest draft has it, with its headings, lists and links',
  params: z.strictObject({ policy: z.enum(policyNames).describe('Which of the five policies.') }),
  answers: {
    200: z.strictObject({
      text: richText.describe('The English text.'),
      text_bn: richText.describe('The Bangla text; empty: readers of Bangla see the English one.'),
    }),
  },
});

export const savePolicies = defineRoute({
  name: 'savePolicies',
  shownBy: { call: 'getPolicies' },
  method: 'POST',
  path: '/save-policies',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Policies',
  summary: 'Change the texts; a text that is not sent stays unchanged',
  // Five texts of a million characters in two languages, three bytes a character in Bangla.
  maxBodyBytes: 32 * 1024 * 1024,
  body: z.strictObject(inputShape(policyFields)),
  answers: { 200: nothing },
});
