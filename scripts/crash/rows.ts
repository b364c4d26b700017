import type { Payload } from 'payload';
import { Reader, type Row } from '../verify/reader';

/** All rows of a collection that meet a condition. */
export async function all(payload: Payload, collection: string, fields: string[], where = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of new Reader(payload).pages(collection, fields, where)) rows.push(...page);
  return rows;
}
