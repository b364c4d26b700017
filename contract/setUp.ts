/** The owner's input when a new shop is set up: on its page, or to `npm run setup`. No call of the API accepts it. */
import { z } from 'zod';
import { longestEmail } from '../domain/writes/values';
import { register } from './auth';
import { takaInput, text } from './shapes';

/** Taka that may be omitted: the default amount is used. */
const amount = z
  .union([z.literal(''), takaInput()])
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const orNothing = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

export const setUpForm = z.strictObject({
  /** The super admin, by the rules of every account. */
  ...register.body.shape,
  /** The texts of the shop's top bar. */
  site_contact: text(50).optional().transform(orNothing),
  site_email: text(longestEmail)
    .pipe(z.union([z.literal(''), z.email()]))
    .optional()
    .transform(orNothing),
  general_delivery_charge: amount,
  grocery_delivery_charge: amount,
});

export type SetUpForm = z.output<typeof setUpForm>;
