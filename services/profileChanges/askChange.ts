import type { InputOf, ReceivedFile } from '../../contract/route';
import type { askProfileChange } from '../../contract/profileChanges';
import { Failure } from '../../domain/failure';
import { changesBetween, changeState } from '../../domain/vendors/profileChange';
import type { Vendor } from '../../payload-types';
import { refId } from '../relations';
import { actorOf, type Ctx, type Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import { withFiles } from '../media/withFiles';
import { ownVendor } from '../shops/ownVendor';
import { documentFields, type DocumentField } from '../vendors/applicationFiles';
import { checkApplication } from '../vendors/checkApplication';
import { changeWhy, findChange } from './readChanges';

type Asked = InputOf<typeof askProfileChange>['body'];

/** Submits a vendor's request to change their record. Throws `changeWaits` while another request is waiting. */
export async function askChange(
  ctx: Ctx,
  { reason, ...form }: Asked,
  files: Partial<Record<DocumentField, ReceivedFile>>,
): Promise<Id> {
  const vendor = await ownVendor(ctx);
  const after = await checkApplication(ctx, form);
  const changes = changesBetween(asRow(vendor), after);
  if (Object.keys(changes).length === 0 && !documentFields.some((field) => files[field]))
    throw new Failure('nothingChanged');
  const owner = actorOf(ctx).id;
  const kindOf = () => ({ collection: 'documents' as const, owner });
  return withFiles(ctx, files, kindOf, (papers) =>
    ctx.db.inTransaction(async () => {
      await claimTurn(ctx, vendor, 1);
      const request = { vendor: vendor.id, state: changeState.open, changes, reason, ...papers };
      return (await ctx.db.asSystem(changeWhy).create('profile-changes', request)).id;
    }),
  );
}

/** Takes the vendor's own request back. */
export async function withdrawChange(ctx: Ctx, id: Id): Promise<void> {
  const vendor = await ownVendor(ctx);
  const request = await findChange(ctx, id, vendor);
  await ctx.db.inTransaction(async () => {
    const { open, withdrawn } = changeState;
    const claimed = await ctx.db.claim(
      'profile-changes',
      { and: [{ id: { equals: request.id } }, { state: { equals: open } }] },
      { state: withdrawn, decided_at: ctx.now.toISOString(), ...noPapers },
    );
    if (!claimed) throw new Failure('refused');
    await claimTurn(ctx, vendor, 0);
  });
  await removeFiles(
    ctx,
    'documents',
    documentFields.map((field) => refId(request[field])),
  );
}

/** A request that is not accepted keeps no documents. */
export const noPapers = Object.fromEntries(documentFields.map((field) => [field, null])) as Record<DocumentField, null>;

/** Takes the vendor's only place for a waiting request (1), or frees it (0). */
export async function claimTurn(ctx: Ctx, vendor: Pick<Vendor, 'id' | 'updatedAt'>, open: 0 | 1): Promise<void> {
  const from = open === 1 ? 0 : 1;
  const claimed = await ctx.db.claim(
    'vendors',
    { and: [{ id: { equals: vendor.id } }, { change_open: { equals: from } }] },
    { change_open: open, updatedAt: vendor.updatedAt },
  );
  if (!claimed && open === 1) throw new Failure('changeWaits');
}

/** A record with its places as ids. */
const asRow = (vendor: Vendor): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(vendor).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && 'id' in value ? value.id : (value as unknown),
    ]),
  );
