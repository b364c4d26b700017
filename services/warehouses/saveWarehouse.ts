import { Failure, invalid, type FieldProblem } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { Warehouse } from '../../payload-types';
import { givenFields } from '../givenFields';
import { refId, sameRef } from '../relations';

export type WarehouseInput = {
  name: string;
  /** Id or name. */
  district: Id;
  address: string;
  incharge1: Id;
  incharge2?: Id | null | undefined;
  incharge3?: Id | null | undefined;
};

const seats = ['incharge1', 'incharge2', 'incharge3'] as const;

/**
 * Adds a warehouse, or changes the one with this id: a person who is not sent stays, an empty one is removed. An
 * account named in it becomes an incharge (a hook does that).
 */
export async function saveWarehouse(ctx: Ctx, input: WarehouseInput, id?: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const calls = ctx.db.asActor;
    const before = id === undefined ? null : await calls.findById('warehouses', id);
    if (id !== undefined && !before) throw new Failure('notFound');
    const problems: Record<string, string | FieldProblem> = {};
    const same = await calls.findOne('warehouses', { where: { name: { equals: input.name } } });
    if (same && !sameRef(same.id, id)) problems.name = 'taken';
    const district = await districtOf(ctx, input.district);
    if (district === null) problems.district = 'notFound';
    const people = await peopleOf(ctx, before ? { ...seatsOf(before), ...givenFields(input) } : input, problems);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const data = { name: input.name, district, address: input.address, ...people };
    if (id === undefined) await calls.create('warehouses', data);
    else await calls.update('warehouses', id, data);
  });
}

const seatsOf = (warehouse: Warehouse) => ({
  incharge2: refId(warehouse.incharge2),
  incharge3: refId(warehouse.incharge3),
});

async function districtOf(ctx: Ctx, given: Id): Promise<Id | null> {
  const byName = { name: { equals: String(given) } };
  const isId = typeof given === 'number' || /^(?:\d+|[0-9a-f]{24})$/.test(given);
  const district = await ctx.db.asSystem('districts are public').findOne('districts', {
    where: isId ? { id: { equals: given } } : byName,
  });
  return district?.id ?? null;
}

/** The named people: each must be an active account and may be named only once. */
async function peopleOf(
  ctx: Ctx,
  input: Pick<WarehouseInput, 'incharge2' | 'incharge3'> & { incharge1?: Id },
  problems: Record<string, string | FieldProblem>,
) {
  const wanted = seats
    .map((seat) => input[seat])
    .filter((person): person is Id => person !== null && person !== undefined && person !== '');
  const found = await ctx.db.asActor.find('users', {
    where: { and: [{ id: { in: wanted } }, { status: { equals: 1 } }] },
    select: { name: true },
  });
  const people: Record<(typeof seats)[number], Id | null> = { incharge1: null, incharge2: null, incharge3: null };
  const named = new Set<string>();
  for (const seat of seats) {
    const given = input[seat];
    if (given === null || given === undefined || given === '') continue;
    const person = found.find((user) => sameRef(user.id, given));
    if (!person) problems[seat] = 'notFound';
    else if (named.has(String(person.id))) problems[seat] = 'taken';
    else people[seat] = person.id;
    named.add(String(given));
  }
  return people;
}
