import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';
import { notesOf } from '../../authority/requestNotes';
import { productVerify } from '../../domain/catalogue/visible';
import { Failure, type FieldProblems } from '../../domain/failure';
import { changeState, heldAfter, withWhole, type HeldChange } from '../../domain/products/changes';
import { columnOf, entries } from '../../domain/fields/declare';
import { descriptions, wholeOf } from '../../domain/products/description';
import { approvedColumns, approvedFields } from '../../domain/products/fieldSets';
import type { Product, ProductEdit } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { settingsOf } from '../../services/openCtx';
import { readPathFacts } from '../../services/products/pathFacts';
import { pathProblems } from '../../services/products/pathProblems';
import { addReviewNote } from '../../services/products/reviewNotes';
import { columnsOfEdit, dropChange, findChange, storeChange } from '../../services/products/waitingChange';
import { idIn, refId } from '../../services/relations';
import { changesAny } from '../changes';

/** Payload fills in fields that a change does not send: only here is it known which were sent. */
export const noteSentColumns: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update')
    notesOf(req).productColumnsSent = Object.keys((args as { data?: object | null }).data ?? {});
  return args;
};

/**
 * After a vendor's change to an approved product, the product stays visible as approved: fields that need approval wait
 * beside it, the others apply at once. A product that is not approved is changed itself, and waiting values of the same
 * fields are dropped.
 */
export const holdChange: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, req }) => {
  const caller = actorIn(req);
  if (!originalDoc || !caller || isAdmin(caller)) return data;
  const sent = (notesOf(req).productColumnsSent ?? []).filter((column) =>
    (approvedColumns as readonly string[]).includes(column),
  );
  if (sent.length === 0) return data;
  const db = openDb(req.payload, req);
  const existing = await findChange({ db }, originalDoc);
  if (originalDoc.verify !== productVerify.approved) {
    if (existing) await settle(req, data, originalDoc, existing, without(existing, sent));
    return data;
  }
  const live = { ...originalDoc };
  const waiting = heldAfter({
    among: approvedColumns,
    sent,
    live,
    data,
    held: existing && { columns: columnsOfEdit(existing), values: plainValues(existing) },
    isSame: (one, other) => !changesAny({ value: one ?? null }, { value: other }, ['value']),
  });
  const held = { ...waiting, columns: descriptions.map(wholeOf).reduce(withWhole, waiting.columns) };
  for (const column of sent) (data as Record<string, unknown>)[column] = idOrValue(live[column as keyof Product]);
  if (held.columns.length > 0) await check(req, originalDoc, held);
  await settle(req, data, originalDoc, existing, held);
  return data;
};

/** What remains of a change when these columns were written to the product itself. */
function without(edit: ProductEdit, sent: readonly string[]): HeldChange {
  return { columns: columnsOfEdit(edit).filter((column) => !sent.includes(column)), values: plainValues(edit) };
}

async function settle(
  req: PayloadRequest,
  data: Partial<Product>,
  product: Product,
  existing: ProductEdit | null,
  held: HeldChange,
): Promise<void> {
  const db = openDb(req.payload, req);
  const isApproved = product.verify === productVerify.approved;
  if (held.columns.length === 0) {
    if (existing) await dropChange(db, product.id);
    data.change_state = changeState.none;
    if (!isApproved) return;
    if (product.change_state === changeState.rejected) data.reject_reason = '';
    data.waiting_since = null;
    return;
  }
  const values = Object.fromEntries(Object.entries(held.values).map(([column, value]) => [column, idOrValue(value)]));
  const vendor = refId(product.vendor) ?? 0;
  await storeChange(db, existing?.id ?? null, { product: product.id, vendor, columns: held.columns, values });
  if (!isApproved) return;
  if (product.change_state === changeState.rejected)
    await addReviewNote(db, { product: product.id }, { kind: 'sentAgain', byShop: false, actor: actorIn(req) });
  data.change_state = changeState.waiting;
  data.waiting_since = settingsOf(req.payload).gateways.clock.now().toISOString();
  data.reject_reason = '';
}

const requiredColumns: readonly string[] = entries(approvedFields).flatMap(([name, field]) =>
  'required' in field ? [columnOf(approvedFields, name)] : [],
);

/** A waiting change must be valid today: an admin should not be asked to approve one that cannot be applied. */
async function check(req: PayloadRequest, product: Product, held: HeldChange): Promise<void> {
  const db = openDb(req.payload, req);
  const wanted = { ...product, ...held.values };
  const problems: FieldProblems = {};
  for (const column of requiredColumns)
    if (held.columns.includes(column) && (held.values[column] ?? '') === '') problems[column] = [{ code: 'required' }];
  if (held.columns.some((column) => ['category', 'subcategory', 'childcategory', 'brand'].includes(column)))
    Object.assign(problems, pathProblems(wanted, await readPathFacts(db, wanted)));
  if (held.columns.includes('slug')) {
    const taken = { and: [{ slug: { equals: wanted.slug } }, { id: { not_equals: product.id } }] };
    if ((await db.asSystem('slugs are unique over all vendors').count('products', taken)) > 0)
      problems.slug = [{ code: 'taken' }];
  }
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
}

const plainValues = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([column, value]) => [column, idOrValue(value)]));
const idOrValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? idIn(value) : (value ?? null);
