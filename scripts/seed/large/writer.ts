/** Many rows straight into the file: prepared statements, large transactions, and the same rows again after a stop. */
import Database from 'libsql';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Every id of the large data is above this; the demo data is below. */
export const FIRST = 1_000_000;

export class Writer {
  private readonly database: Database.Database;
  private readonly changes = new Map<string, Database.Statement>();
  private readonly statements = new Map<string, { statement: Database.Statement; columns: string[] }>();

  constructor(
    file: string,
    readonly log: (line: string) => void,
  ) {
    this.database = new Database(file);
    // Speed over safety while filling: after a power failure the run has to start over.
    for (const setting of [
      'journal_mode = WAL',
      'synchronous = OFF',
      'foreign_keys = OFF',
      'cache_size = -400000',
      'temp_store = MEMORY',
    ]) {
      this.database.exec(`PRAGMA ${setting}`);
    }
  }

  insert(table: string, row: Row, orIgnore = false): void {
    const key = `${table} ${orIgnore}`;
    let known = this.statements.get(key);
    if (!known) {
      const columns = Object.keys(row);
      const names = columns.map((name) => `"${name}"`).join(', ');
      const statement = this.database.prepare(
        `INSERT ${orIgnore ? 'OR IGNORE ' : ''}INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      this.statements.set(key, (known = { statement, columns }));
    }
    known.statement.run(known.columns.map((name) => row[name]));
  }

  all<T>(sql: string, ...args: Value[]): T[] {
    return this.database.prepare(sql).all(args) as T[];
  }

  /** A change with values, prepared once. */
  change(sql: string, ...args: Value[]): void {
    const known = this.changes.get(sql) ?? this.database.prepare(sql);
    this.changes.set(sql, known);
    known.run(args);
  }

  run(sql: string): void {
    this.database.exec(sql);
  }

  /** Writes numbers `from` to `to`, a fixed number per transaction; continues after existing rows. */
  inParts(what: string, table: string, total: number, part: number, write: (number: number) => void): void {
    const [last] = this.all<{ id: number | null }>(`SELECT max(id) AS id FROM "${table}" WHERE id > ?`, FIRST);
    const done = last?.id ? last.id - FIRST : 0;
    for (let from = done; from < total; from += part) {
      const to = Math.min(from + part, total);
      this.database.exec('BEGIN IMMEDIATE');
      for (let number = from + 1; number <= to; number += 1) write(number);
      this.database.exec('COMMIT');
      if (to === total || Math.floor(to / (total / 10)) > Math.floor(from / (total / 10)))
        this.log(`${what}: ${to.toLocaleString('en')} of ${total.toLocaleString('en')}`);
    }
    if (done >= total) this.log(`${what}: all ${total.toLocaleString('en')} are there`);
  }

  close(): void {
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.database.close();
  }
}

/** The same numbers for the same seed, so that a part that is written again is the same part. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
