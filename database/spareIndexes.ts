import type { SQLiteAdapter } from '@payloadcms/db-sqlite';

type Tables = SQLiteAdapter['rawTables'];
type Hook = SQLiteAdapter['beforeSchemaInit'][number];
type Index = NonNullable<Tables[string]['indexes']>[string];

const columnsOf = ({ on }: Index): string[] => [on].flat();

/** Whether the other index begins with the columns of this one, and so finds the same rows. */
const begins = (index: Index, other: Index): boolean => {
  const [columns, longer] = [columnsOf(index), columnsOf(other)];
  return columns.length < longer.length && columns.every((column, at) => column === longer[at]);
};

/**
 * Leaves out indexes that are the beginning of another one. Payload gives every relation an index of its own, and every
 * index is written with each row: a package had 22. The order of time alone stays: rows of one moment follow each other
 * by their ids there.
 */
export const leavingOutSpareIndexes =
  (tables: () => Tables): Hook =>
  ({ schema }) => {
    for (const table of Object.values(tables())) {
      const all = table.indexes ?? {};
      for (const [key, index] of Object.entries(all)) {
        const isOfTime = columnsOf(index)[0] === 'createdAt';
        if (!index.unique && !isOfTime && Object.values(all).some((other) => begins(index, other))) delete all[key];
      }
    }
    return schema;
  };
