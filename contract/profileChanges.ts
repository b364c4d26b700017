/** Vendors' requests to change what only admins may change in their records. */
import { z } from 'zod';
import { forEachField, keysOf } from '../domain/fields/declare';
import { admins } from '../domain/permissions';
import { longestReason } from '../domain/products/changes';
import { vendorForm, vendorPapers } from '../domain/vendors/fields';
import { changeState, mostChanges } from '../domain/vendors/profileChange';
import { inputShape, pictureFiles } from './declared';
import { partQuery, timeSorts, totalcount } from './listing';
import { reviewNoteShape } from './productShapes';
import { defineRoute, nothing } from './route';
import { id, image, instant, pathId, requiredText, wholeNumber } from './shapes';

const tag = 'Profile changes';
const stateNames = '0: waits, 1: accepted, 2: refused, 3: withdrawn by the vendor.';
const oneId = z.strictObject({ id: pathId });
const fieldName = z.enum(keysOf(vendorForm));

export const profileChangeShape = z
  .strictObject({
    id,
    vendor_id: id,
    business_name: z.string(),
    state: z.int().min(0).max(changeState.withdrawn).describe(stateNames),
    changes: z
      .array(
        z.strictObject({
          field: fieldName.describe('The name of the field.'),
          before: z.string().describe('How it was when the change was asked for; places by name.'),
          after: z.string().describe('How it should be; places by name.'),
        }),
      )
      .describe('What should change.'),
    papers: z
      .strictObject(forEachField<Record<keyof typeof vendorPapers, typeof image>>(vendorPapers, () => image))
      .describe('New papers: addresses that only the vendor and admins can load; null where none was sent.'),
    reason: z.string(),
    answer: z.string().describe('Why it was refused; empty otherwise.'),
    decided_by: z.string().describe('Who decided, for admins; empty for the vendor and until then.'),
    decided_at: instant.nullable().describe('When it was decided or withdrawn; null until then.'),
    created_at: instant,
  })
  .meta({ id: 'ProfileChange', description: 'What a vendor asks admins to change, and what became of it.' });
export type ProfileChangeShape = z.output<typeof profileChangeShape>;

export const ownProfileChanges = defineRoute({
  name: 'ownProfileChanges',
  method: 'GET',
  path: '/own-profile-changes',
  who: ['vendor'],
  tag,
  summary: `The signed-in vendor’s requests, newest first; the last ${mostChanges}`,
  answers: {
    200: z.strictObject({
      requests: z.array(profileChangeShape).describe('The requests.'),
      review: z.array(reviewNoteShape).describe('What was said about refused ones, oldest first; the last 20.'),
    }),
  },
});

export const askProfileChange = defineRoute({
  name: 'askProfileChange',
  method: 'POST',
  path: '/ask-profile-change',
  who: ['vendor'],
  tag,
  summary:
    'Ask admins to change the vendor’s record: the whole form as it should be, with a reason; one waits at a time',
  body: z.object({
    ...inputShape(vendorForm),
    reason: requiredText(longestReason).describe('Why it has to change, for the admins.'),
  }),
  files: pictureFiles(vendorPapers, false),
  limits: [{ per: 'account', points: 20, perSeconds: 3_600 }],
  fails: ['invalid', 'changeWaits', 'nothingChanged'],
  answers: { 200: z.strictObject({ id: id.describe('The request.') }) },
});

export const withdrawProfileChange = defineRoute({
  name: 'withdrawProfileChange',
  method: 'POST',
  path: '/withdraw-profile-change/:id',
  who: ['vendor'],
  tag,
  summary: 'Take the own request back while it waits',
  params: oneId,
  fails: ['notFound', 'refused'],
  answers: { 200: nothing },
});

export const listProfileChanges = defineRoute({
  name: 'listProfileChanges',
  method: 'GET',
  path: '/list-profile-changes',
  who: admins,
  tag,
  summary: 'Requests of vendors: those that wait, the longest waiting first; others newest first',
  query: z.strictObject({
    ...partQuery.shape,
    state: wholeNumber(0, changeState.withdrawn).optional().describe(`Only in this state, 0 by default. ${stateNames}`),
    sort: z.enum(timeSorts).optional(),
  }),
  answers: {
    200: z.strictObject({ requests: z.array(profileChangeShape).describe('The requests.'), totalcount }),
  },
});

export const readProfileChange = defineRoute({
  name: 'readProfileChange',
  method: 'GET',
  path: '/profile-change/:id',
  who: admins,
  tag,
  summary: 'One request of a vendor, with the old and the new values',
  params: oneId,
  fails: ['notFound'],
  answers: { 200: z.strictObject({ request: profileChangeShape.describe('The request.') }) },
});

export const acceptProfileChange = defineRoute({
  name: 'acceptProfileChange',
  method: 'POST',
  path: '/accept-profile-change/:id',
  who: admins,
  tag,
  summary: 'Accept a request: the vendor’s record changes at once',
  params: oneId,
  fails: ['notFound', 'refused', 'invalid', 'vendorNotFound'],
  answers: { 200: nothing },
});

export const refuseProfileChange = defineRoute({
  name: 'refuseProfileChange',
  method: 'POST',
  path: '/refuse-profile-change/:id',
  who: admins,
  tag,
  summary: 'Refuse a request, with a reason for the vendor',
  params: oneId,
  body: z.strictObject({ reason: requiredText(longestReason).describe('Why, for the vendor.') }),
  fails: ['notFound', 'refused'],
  answers: { 200: nothing },
});
