import type { Where } from 'payload';
import { actorOf, type Ctx, type Id, type Warehouse } from '../ctx';

/** Warehouses that name a person as incharge. */
const ofIncharge = (person: Id): Where => ({
  or: [{ incharge1: { equals: person } }, { incharge2: { equals: person } }, { incharge3: { equals: person } }],
});

/** The warehouses the signed-in person is in charge of, with their district. */
export async function ownWarehouses(ctx: Ctx): Promise<Warehouse[]> {
  return ctx.db.asSystem('picked by the caller’s own account').find('warehouses', {
    where: ofIncharge(actorOf(ctx).id),
    sort: 'name',
    limit: 100,
    depth: 1,
    select: { name: true, address: true, district: true },
    populate: { districts: { name: true } },
  });
}
