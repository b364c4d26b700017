/** Delivery charges and the days a delivery takes: one set for general goods, one for grocery. */
import { z } from 'zod';
import { deliveryFields } from '../domain/delivery/fields';
import { admins } from '../domain/permissions';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute, nothing } from './route';

export const getDeliveryCharge = defineRoute({
  name: 'getDeliveryCharge',
  method: 'GET',
  path: '/get-delivery-charge',
  who: 'public',
  scope: 'site:read',
  tag: 'Delivery',
  summary: 'The delivery charges and how many days a delivery takes',
  cache: 'catalogue',
  answers: {
    200: z.strictObject(answerShape(deliveryFields)),
  },
});

export const updateDeliveryCharge = defineRoute({
  name: 'updateDeliveryCharge',
  shownBy: { call: 'getDeliveryCharge' },
  method: 'POST',
  path: '/update-delivery-charge',
  who: admins,
  scope: 'site:write',
  tag: 'Delivery',
  summary: 'Change the delivery charges; days that are not sent stay',
  body: z.strictObject(inputShape(deliveryFields)),
  answers: { 200: nothing },
  fails: ['invalid'],
});
