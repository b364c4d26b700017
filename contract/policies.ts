/** The five legal texts, each in English and in Bangla. */
import { z } from 'zod';
import { byAnswer, policyFields } from '../domain/policies/fields';
import { admins } from '../domain/permissions';
import { inputShape } from './declared';
import { defineRoute, nothing } from './route';

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

export const savePolicies = defineRoute({
  name: 'savePolicies',
  shownBy: { call: 'getPolicies' },
  method: 'POST',
  path: '/save-policies',
  who: admins,
  scope: 'site:write',
  tag: 'Policies',
  summary: 'Change the texts; a text that is not sent stays unchanged',
  // Five texts of a million characters in two languages, three bytes a character in Bangla.
  maxBodyBytes: 32 * 1024 * 1024,
  body: z.strictObject(inputShape(policyFields)),
  answers: { 200: nothing },
});
