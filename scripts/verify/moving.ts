/**
 * Without snapshots of the database, a product that is constantly ordered, or a coupon that is constantly used, is
 * never read at the same moment as the rows it counts. They are counted again between two equal reads of the record.
 */
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { DatabaseAdapter } from 'payload';
import type { CheckName, Findings } from './checks';
import { addsUp } from './coupons';
import { soldOf } from './products';
import { num, type Reader, type Row } from './reader';
import { addsUpVariants, soldOf as soldOfVariants } from './variants';

type Counted = {
  check: CheckName;
  collection: 'products' | 'variants' | 'coupons';
  isRight: (reader: Reader, row: Row) => Promise<boolean>;
};
const counted: Counted[] = [
  {
    check: 'product/sold',
    collection: 'products',
    isRight: async (reader, row) => num(row.sold) === ((await soldOf(reader, [row])).get(String(row.id)) ?? 0),
  },
  {
    check: 'product/variants',
    collection: 'products',
    isRight: addsUpVariants,
  },
  {
    check: 'variant/sold',
    collection: 'variants',
    isRight: async (reader, row) => num(row.sold) === ((await soldOfVariants(reader, [row])).get(String(row.id)) ?? 0),
  },
  {
    check: 'coupon/left',
    collection: 'coupons',
    isRight: async (reader, row) => addsUp(row, (await reader.of('coupon-redemptions', 'coupon', [row.id], [])).length),
  },
];
const TRIES = 200;
const PAUSE_MS = 100;

/** Removes findings that were only changes in progress. */
export async function dropMoving(reader: Reader, findings: Findings): Promise<void> {
  for (const each of counted) {
    for (const name of findings.broken.get(each.check)?.ids.keys() ?? []) {
      const found = await whenStill(reader, each, idIn(name));
      if (found === undefined) findings.notes.push(`${name} never stood still: ${each.check} was not looked at`);
      if (found !== false) findings.drop(each.check, name);
    }
  }
}

/** `product 7`, `coupon EID10 #7`. */
const idIn = (name: string): string => name.split(/[ #]/).at(-1)!;

/** Whether it is right; undefined if there was no quiet moment to check. */
async function whenStill(reader: Reader, { collection, isRight }: Counted, id: string): Promise<boolean | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await readWhole(reader, collection, id);
    if (!before) return true;
    const right = await isRight(reader, { ...before, id: String(before._id) });
    const after = await readWhole(reader, collection, id);
    if (JSON.stringify(before) === JSON.stringify(after)) return right;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}

type Whole = Record<string, unknown> | null;

const readWhole = (reader: Reader, collection: string, id: string): Promise<Whole> =>
  (reader.payload.db as DatabaseAdapter & Pick<MongooseAdapter, 'collections'>).collections[collection]!.findById(
    id,
  ).lean<Whole>();
