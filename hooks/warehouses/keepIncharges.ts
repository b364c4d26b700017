import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Warehouse } from '../../payload-types';
import type { Id } from '../../services/ctx';
import { openDb } from '../../services/db/openDb';
import { refId, sameRef } from '../../services/relations';

const peopleOf = (warehouse: Partial<Warehouse> | null | undefined): Id[] =>
  [warehouse?.incharge1, warehouse?.incharge2, warehouse?.incharge3]
    .map((person) => refId(person))
    .filter((person) => person !== null);

/** Exactly the accounts named in a warehouse are incharges: the flag follows every change. */
export const keepIncharges: CollectionAfterChangeHook<Warehouse> = async ({ doc, previousDoc, req }) => {
  const [now, before] = [peopleOf(doc), peopleOf(previousDoc)];
  const touched = [
    ...now.filter((person) => !before.some((other) => sameRef(person, other))),
    ...before.filter((person) => !now.some((other) => sameRef(person, other))),
  ];
  await markIncharges(req, touched);
  return doc;
};

/** The same when a warehouse is deleted. */
export const releaseIncharges: CollectionAfterDeleteHook<Warehouse> = async ({ doc, req }) => {
  await markIncharges(req, peopleOf(doc));
};

async function markIncharges(req: PayloadRequest, people: Id[]): Promise<void> {
  if (people.length === 0) return;
  const calls = openDb(req.payload, req).asSystem('the flag is maintained by the shop itself');
  const warehouses = await calls.find('warehouses', {
    where: { or: [{ incharge1: { in: people } }, { incharge2: { in: people } }, { incharge3: { in: people } }] },
  });
  const named = warehouses.flatMap(peopleOf);
  const isNamed = (person: Id) => named.some((other) => sameRef(person, other));
  await mark(calls, people.filter(isNamed), 1);
  await mark(
    calls,
    people.filter((person) => !isNamed(person)),
    0,
  );
}

async function mark(
  calls: ReturnType<ReturnType<typeof openDb>['asSystem']>,
  people: Id[],
  is_incharge: 0 | 1,
): Promise<void> {
  if (people.length === 0) return;
  await calls.updateWhere(
    'users',
    { and: [{ id: { in: people } }, { is_incharge: { not_equals: is_incharge } }] },
    { is_incharge },
  );
}
