/** Delivery addresses of a customer. */
import { z } from 'zod';
import { defineRoute } from './route';
import { id, instant, optionalText, pathId, requiredText } from './shapes';

const tag = 'Addresses';

export const address = z
  .strictObject({
    id,
    label: z.string(),
    name: z.string().describe('Who receives what is delivered there.'),
    district: z.string(),
    district_bn: z.string(),
    district_id: id,
    upazila: z.string(),
    upazila_bn: z.string(),
    upazila_id: id,
    thana: z.string(),
    details: z.string().describe('Road, house, floor.'),
    mobile1: z.string(),
    mobile2: z.string(),
    address_line: z.string().describe('The address in one line, as an order carries it.'),
    created_at: instant,
  })
  .meta({ id: 'Address', description: 'A delivery address of a customer.' });

/** A district or an area in a form: its id or its name. */
const place = z.union([id, requiredText(80)]);

export const getAllAddress = defineRoute({
  name: 'getAllAddress',
  method: 'GET',
  path: '/get-all-address',
  who: 'signed-in',
  tag,
  summary: "The caller's addresses, newest first",
  answers: { 200: z.strictObject({ address: z.array(address).describe('The addresses, newest first.') }) },
});

export const addAddress = defineRoute({
  name: 'addAddress',
  method: 'POST',
  path: '/add-address',
  who: 'signed-in',
  tag,
  summary: 'Adds an address; district and upazila by id or by name',
  body: z.strictObject({
    label: requiredText(50),
    name: requiredText(150).describe('Who receives what is delivered there.'),
    district: place,
    upazila: place,
    thana: optionalText(100),
    details: requiredText(500).describe('Road, house, floor.'),
    mobile1: optionalText(20),
    mobile2: optionalText(20),
  }),
  answers: {
    200: z.strictObject({ address: address.describe('The address that was added.') }),
    201: z.strictObject({}),
  },
  fails: ['invalid'],
});

export const deleteAddress = defineRoute({
  name: 'deleteAddress',
  method: 'POST',
  path: '/delete-address/:id',
  who: 'signed-in',
  tag,
  summary: 'Deletes an address',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({}), 400: z.strictObject({}) },
});
