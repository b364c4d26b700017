/** Deletions that can be restored for a while. */
import { z } from 'zod';
import { longestReason } from '../domain/products/changes';
import { countedCollections, deletedKinds, keptDays } from '../domain/deleted/kinds';
import { admins, superAdmin } from '../domain/permissions';
import { listQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { id, instant, pathId, text } from './shapes';

const tag = 'Deleted';
const who = [...admins, 'vendor', 'editor'] as const;
const withProducts = [...admins, 'vendor'] as const;
const one = z.strictObject({ id: pathId });
const kind = z.enum(deletedKinds).describe('What was deleted.');
const record = z.string().describe('The id it had and gets back; of a slide or banner the name of its place.');
const count = z.int().min(0);

/** The answer of a call that deletes: how to undo it. */
export const deletedAnswer = z.object({
  deletion: id.nullable().describe(`What was deleted is kept under this id for ${keptDays} days: see restore-deleted.`),
});

/** A body that may contain the reason for a deletion. */
export const deletionReason = z.object({
  reason: text(longestReason).optional().describe('Why: kept with what is deleted and in the audit log.'),
});

export const deletedShape = z
  .strictObject({
    id,
    kind,
    record,
    title: z.string().describe('What it was called; of a slide or banner the name of its place.'),
    title_bn: z.string().describe('What it was called in Bangla; empty where it had one name.'),
    by: z.string().describe('Who deleted it; empty when that account is gone.'),
    reason: z.string().describe('The reason for the deletion; empty if none was given.'),
    deleted_at: instant.describe('When it was deleted.'),
    days_left: count.describe('For how many days it can still be restored.'),
    counts: z
      .strictObject(
        Object.fromEntries(
          Object.keys(countedCollections).map((name) => [name, count.describe(`How many ${name.replace('_', ' ')}.`)]),
        ) as Record<keyof typeof countedCollections, typeof count>,
      )
      .describe('How much was deleted with it, itself included.'),
    may_restore: z.boolean().describe('Whether the caller may restore it.'),
  })
  .meta({ id: 'Deletion', description: 'Something that was deleted, with all that went along.' });
export type DeletedShape = z.output<typeof deletedShape>;

export const deletedSorts = ['deleted_at', '-deleted_at'] as const;

export const viewDeleted = defineRoute({
  name: 'viewDeleted',
  method: 'GET',
  path: '/view-deleted',
  who,
  tag,
  summary:
    'What was deleted and can still be restored, the last first: for vendors their own products, for editors slides and banners',
  query: z.strictObject({
    ...listQuery.shape,
    kind: kind.optional().describe('Only this kind.'),
    sort: z.enum(deletedSorts).optional(),
  }),
  answers: { 200: z.strictObject({ deleted: z.array(deletedShape).describe('The deletions.'), totalcount }) },
});

export const restoreDeleted = defineRoute({
  name: 'restoreDeleted',
  method: 'POST',
  path: '/restore-deleted/:id',
  who,
  tag,
  summary:
    'Restore a deletion with all that went along, under the old ids; vendors restore products they deleted themselves',
  params: one,
  fails: ['notFound', 'conflict', 'categoryGone', 'vendorGone', 'codeTaken', 'placeTaken', 'fileGone'],
  answers: {
    200: z.strictObject({
      kind,
      record,
      renamed: z
        .array(
          z.strictObject({
            what: z.enum(['slug', 'name', 'sku']).describe('What had to change.'),
            from: z.string().describe('What it was.'),
            to: z.string().describe('What it is now; empty: it has none.'),
          }),
        )
        .describe('What was renamed when restoring, because the name is taken by now.'),
      left_out: count.describe('How many records stay away, because a person or vendor they belong to is gone.'),
    }),
  },
});

export const dropDeleted = defineRoute({
  name: 'dropDeleted',
  method: 'DELETE',
  path: '/drop-deleted/:id',
  who: superAdmin,
  tag,
  summary: 'Delete for good what could still be restored, with its pictures',
  params: one,
  fails: ['notFound'],
  answers: { 200: nothing },
});

export const deleteProduct = defineRoute({
  name: 'deleteProduct',
  method: 'DELETE',
  path: '/delete-product/:id',
  who: withProducts,
  tag: 'Products',
  summary:
    'Delete a product with its reviews: for vendors an own one, for admins any with a reason; orders keep what was sold',
  params: one,
  body: z.object({
    reason: text(longestReason)
      .optional()
      .describe('The reason. Required when an admin deletes a vendor’s product; the vendor is notified.'),
  }),
  fails: ['productNotFound', 'invalid'],
  answers: { 200: deletedAnswer },
});
