/** A vendor's first steps: what is missing until the shop can sell. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { vendorSteps as steps } from '../domain/vendors/steps';
import { defineRoute, nothing } from './route';
import { flag, flagInput, pathId } from './shapes';

export const vendorStepsShape = z
  .strictObject({
    steps: z
      .array(
        z.strictObject({
          step: z.enum(steps).describe('What has to be done.'),
          done: flag.describe('1: done, 0: still missing.'),
          optional: flag.describe('1: recommended, 0: the shop cannot sell well without it.'),
        }),
      )
      .describe('The steps that concern this vendor, in their order.'),
    complete: flag.describe('1: nothing that is needed is missing.'),
    hidden: flag.describe('1: the vendor has put the list away.'),
  })
  .meta({ id: 'VendorSteps', description: 'The first steps of a vendor, told from what is stored.' });
export type VendorStepsShape = z.output<typeof vendorStepsShape>;

export const ownVendorSteps = defineRoute({
  name: 'ownVendorSteps',
  method: 'GET',
  path: '/own-vendor-steps',
  who: ['vendor'],
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'What the signed-in vendor still has to do before the shop can sell',
  answers: { 200: vendorStepsShape },
});

export const hideVendorSteps = defineRoute({
  name: 'hideVendorSteps',
  method: 'POST',
  path: '/hide-vendor-steps/:value',
  who: ['vendor'],
  tag: 'Vendors',
  summary: 'Put the list of first steps away, or show it again',
  params: z.strictObject({ value: flagInput.describe('1: put it away, 0: show it again.') }),
  answers: { 200: nothing },
});

export const vendorStepsOf = defineRoute({
  name: 'vendorStepsOf',
  method: 'GET',
  path: '/vendor-steps/:id',
  who: admins,
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'What a vendor still has to do before the shop can sell',
  params: z.strictObject({ id: pathId }),
  fails: ['vendorNotFound'],
  answers: { 200: vendorStepsShape },
});
