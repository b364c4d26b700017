/** Delivery charges: one set for general goods, one for grocery. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { taka, takaInput } from './shapes';

export const getDeliveryCharge = defineRoute({
  name: 'getDeliveryCharge',
  method: 'GET',
  path: '/get-delivery-charge',
  who: 'public',
  scope: 'site:read',
  tag: 'Delivery',
  summary: 'The delivery charges',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      general_delivery_breakpoint: taka,
      general_delivery_charge: taka,
      general_delivery_discount_charge: taka,
      grocery_delivery_breakpoint: taka,
      grocery_delivery_charge: taka,
      grocery_delivery_discount_charge: taka,
    }),
  },
});

export const updateDeliveryCharge = defineRoute({
  name: 'updateDeliveryCharge',
  method: 'POST',
  path: '/update-delivery-charge',
  who: admins,
  scope: 'site:write',
  tag: 'Delivery',
  summary: 'Change the delivery charges',
  body: z.strictObject({
    general_delivery_breakpoint: takaInput(),
    general_delivery_charge: takaInput(),
    general_delivery_discount_charge: takaInput(),
    grocery_delivery_breakpoint: takaInput(),
    grocery_delivery_charge: takaInput(),
    grocery_delivery_discount_charge: takaInput(),
  }),
  answers: { 200: nothing },
});
