/** The five legal texts. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { text } from './shapes';

/** The most characters of one text. */
export const POLICY_LENGTH = 1_000_000;
const policyText = text(POLICY_LENGTH).optional();

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
    200: z.strictObject({ tc: z.string(), pp: z.string(), vp: z.string(), ap: z.string(), rp: z.string() }),
  },
});

export const savePolicies = defineRoute({
  name: 'savePolicies',
  method: 'POST',
  path: '/save-policies',
  who: admins,
  scope: 'site:write',
  tag: 'Policies',
  summary: 'Change the five texts; one that is not sent stays',
  // Five texts of a million letters, three bytes a letter in Bangla.
  maxBodyBytes: 20 * 1024 * 1024,
  body: z.strictObject({
    termsconditions: policyText,
    privacypolicy: policyText,
    vendorpolicy: policyText,
    apppolicy: policyText,
    returnpolicy: policyText,
  }),
  answers: { 200: nothing },
});
