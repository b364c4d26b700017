/**
 * The server of `DATA_DIR` for the report: tells its parent process which requests to make, and which statements an
 * answer took.
 */
import { env } from '../../env';
import { listener } from '../../http/listener';
import { createApp } from '../../server';
import { sqliteClientOf } from '../../database/sqliteClientOf';
import { accountsOf, callsOf, collectionViews, moreCalls, pagesOf, screensOf, valuesOf } from './asked';
import { scansIn, watchReads } from './plans';

export type Told = { sql: string[]; queries: number; scans: string[] };

const app = await createApp({ storefront: true, panel: true });
const server = listener(app.express);
await new Promise<void>((resolve) => server.listen(env().PORT, 'localhost', resolve));
// On a busy machine the other server may be slow to start.
server.keepAliveTimeout = 120_000;
const client = sqliteClientOf(app.payload)!;
const watch = watchReads(client);

const accounts = await accountsOf(app.payload);
const values = await valuesOf(app.payload, accounts);
const asked = [
  ...callsOf(values),
  ...moreCalls(values),
  ...pagesOf(values),
  ...screensOf(values),
  ...collectionViews(app.payload, values),
];

process.on('message', (wanted: 'clear' | 'tell') => {
  if (wanted === 'clear') {
    watch.clear();
    process.send!({});
    return;
  }
  const sql = [...watch.statements];
  const queries = watch.count;
  const scans = [...new Set(sql.flatMap((statement) => scansIn(client, statement)))];
  process.send!({ sql, queries, scans } satisfies Told);
});
// The report may be stopped; its servers go with it.
process.on('disconnect', () => process.exit(0));
process.send!({ accounts, asked });
