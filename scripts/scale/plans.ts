/** Which statements a call runs, and which tables SQLite would scan in full for them. */
import type { SqliteClient } from '../../database/sqliteClient';
import { Connection } from '../../database/sqliteConnection';

/** Small by nature: a full scan is the cheapest way. */
const SMALL =
  /^(districts|upazilas|main_categories|sub_categories|child_categories|brands|warehouses|coupons|videos|payload_|sliders|banners|delivery_charges|site_information|policies|search_settings|payout_settings|json_each|broadcasts|api_keys|shops|product_imports|commission_rules|pages|policy_texts)/;

export type Watch = { statements: Set<string>; count: number; clear(): void };

/** Records every read from here on. */
export function watchReads(client: SqliteClient): Watch {
  const watch: Watch = {
    statements: new Set(),
    count: 0,
    clear: () => {
      watch.statements.clear();
      watch.count = 0;
    },
  };
  const note = (sql: string) => {
    watch.count += 1;
    watch.statements.add(sql);
  };
  const [cells, execute] = [client.cells.bind(client), client.execute.bind(client)];
  client.cells = (sql, args) => {
    note(sql);
    return cells(sql, args);
  };
  client.execute = (statement, args) => {
    note(typeof statement === 'string' ? statement : statement.sql);
    return execute(statement, args);
  };
  return watch;
}

/** The driver does not end the transaction of an EXPLAIN: on the connection of the product all later reads would be of that moment. */
const apart = new WeakMap<SqliteClient, Connection>();

/** How SQLite carries out a statement, step by step. */
export function planOf(client: SqliteClient, sql: string): string[] {
  const values = Array.from({ length: sql.split('?').length - 1 }, () => null);
  const connection = apart.get(client) ?? new Connection(client.file);
  apart.set(client, connection);
  return connection.cells(`EXPLAIN QUERY PLAN ${sql}`, values).map((row) => String(row[3]));
}

/** The tables a statement scans in full, without any index. */
export function scansIn(client: SqliteClient, sql: string): string[] {
  if (!/^\s*(select|with)/i.test(sql)) return [];
  const details = planOf(client, sql);
  // A select inside the statement may have its table's name; scanning its result says nothing about the table.
  const inner = details.filter((detail) => detail.startsWith('CO-ROUTINE ')).map((detail) => detail.split(' ')[1]);
  return details
    .filter(
      (detail) =>
        detail.startsWith('SCAN ') && !/ USING (COVERING )?INDEX |VIRTUAL TABLE|CONSTANT ROW|SUBQUERY|\(/.test(detail),
    )
    .map((detail) => detail.slice('SCAN '.length).split(' ')[0]!)
    .filter((table) => !SMALL.test(table) && !takeOne(inner, table));
}

function takeOne(names: (string | undefined)[], name: string): boolean {
  const place = names.indexOf(name);
  if (place >= 0) names.splice(place, 1);
  return place >= 0;
}
