import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../domain/payouts/openLines';

type Value = string | number | null;
type Row = Readonly<Record<string, unknown>>;

const tests: Readonly<Record<string, (value: Value, wanted: never) => boolean>> = {
  equals: (value, wanted: Value) => isDeepStrictEqual(value, wanted),
  exists: (value, wanted: boolean) => (value !== null) === wanted,
  in: (value, wanted: Value[]) => wanted.includes(value),
  not_in: (value, wanted: Value[]) => !wanted.includes(value),
  greater_than: (value, wanted: string | number) => value !== null && value > wanted,
  less_than_equal: (value, wanted: string | number) => value !== null && value <= wanted,
};

/** Whether a row meets a condition, as the database decides it. Throws for a comparison or a field that it does not know. */
export function meets(row: Row, condition: Condition): boolean {
  return Object.entries(condition).every(([field, wanted]) => {
    if (Array.isArray(wanted))
      return field === 'or' ? wanted.some((one) => meets(row, one)) : wanted.every((one) => meets(row, one));
    const value = row[field];
    if (value === undefined) throw new Error(`no field ${field}`);
    return Object.entries(wanted).every(([name, than]) => {
      const test = tests[name];
      if (!test) throw new Error(`no comparison ${name}`);
      return test(value as Value, than as never);
    });
  });
}
