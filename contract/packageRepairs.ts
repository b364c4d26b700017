/** Repairs by admins: which warehouse receives a package, and taking a wrong move back. */
import { z } from 'zod';
import { lastCode } from '../domain/fields/statusTable';
import { packageStatusTable } from '../domain/packages/statusTable';
import { admins } from '../domain/permissions';
import { packageStatusNames } from './orderShapes';
import { defineRoute, nothing } from './route';
import { handle, id, requiredText, wholeNumber } from './shapes';

const tag = 'Orders';
const one = z.strictObject({ id: handle.describe('The tracking id of the package.') });

export const assignPackageWarehouse = defineRoute({
  name: 'assignPackageWarehouse',
  method: 'POST',
  path: '/assign-package-warehouse/:id',
  who: admins,
  scope: 'orders:write',
  tag,
  summary: 'Give an unfinished package to a warehouse; 201 when it is completed or canceled',
  params: one,
  body: z.strictObject({ warehouse_id: id.describe('The warehouse that receives it.') }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused', 'invalid'],
});

export const reversePackageMove = defineRoute({
  name: 'reversePackageMove',
  method: 'POST',
  path: '/reverse-package-move/:id',
  who: admins,
  scope: 'orders:write',
  tag,
  summary: 'Put a package back after a wrong move, with a reason; the customer is not told. 201 when it cannot go back',
  params: one,
  body: z.strictObject({
    status: wholeNumber(0, lastCode(packageStatusTable)).describe(`Where it goes back to. ${packageStatusNames}`),
    reason: requiredText(300, 3).describe('Why; kept in the history of the package and in the audit log.'),
  }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused', 'packageHasReturns'],
});
