/** Delivery addresses of a customer. */
import { z } from 'zod';
import { addressFields, addressWords } from '../domain/addresses/fields';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute } from './route';
import { flag, id, instant, optionalText, pathId } from './shapes';

const tag = 'Addresses';

export const address = z
  .strictObject({
    id,
    ...answerShape(addressWords),
    district: z.string(),
    district_bn: z.string(),
    district_id: id,
    upazila: z.string(),
    upazila_bn: z.string(),
    upazila_id: id,
    mobile1: z.string(),
    address_line: z.string().describe('The address in one line, as in orders.'),
    is_default: flag.describe('1: the address that is chosen until the customer chooses another.'),
    created_at: instant,
  })
  .meta({ id: 'Address', description: 'A delivery address of a customer.' });

export const getAllAddress = defineRoute({
  name: 'getAllAddress',
  method: 'GET',
  path: '/get-all-address',
  who: 'signed-in',
  tag,
  summary: "The caller's addresses, newest first",
  answers: { 200: z.strictObject({ address: z.array(address).describe('The addresses, newest first.') }) },
});

const written = z.strictObject({ ...inputShape(addressFields), mobile1: optionalText(20) });
const which = z.strictObject({ id: pathId });

export const addAddress = defineRoute({
  name: 'addAddress',
  method: 'POST',
  path: '/add-address',
  who: 'signed-in',
  tag,
  summary: 'Adds an address; district and upazila by id or by name. The first one becomes the default',
  body: written,
  answers: {
    200: z.strictObject({ address: address.describe('The address that was added.') }),
    201: z.strictObject({}),
  },
  fails: ['invalid'],
});

export const updateAddress = defineRoute({
  name: 'updateAddress',
  method: 'POST',
  path: '/update-address/:id',
  who: 'signed-in',
  tag,
  summary: 'Changes an address; orders placed before keep the address as it was',
  params: which,
  body: written,
  answers: {
    200: z.strictObject({ address: address.describe('The address as it is now.') }),
    400: z.strictObject({}),
  },
  fails: ['invalid'],
});

export const defaultAddress = defineRoute({
  name: 'defaultAddress',
  method: 'POST',
  path: '/default-address/:id',
  who: 'signed-in',
  tag,
  summary: 'Makes an address the default one, instead of the one before',
  params: which,
  answers: { 200: z.strictObject({}), 400: z.strictObject({}) },
});

export const deleteAddress = defineRoute({
  name: 'deleteAddress',
  method: 'POST',
  path: '/delete-address/:id',
  who: 'signed-in',
  tag,
  summary: 'Deletes an address',
  params: which,
  answers: { 200: z.strictObject({}), 400: z.strictObject({}) },
});
