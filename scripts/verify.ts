/**
 * `npm run verify:data`: checks every invariant of the database of `DATA_DIR` or `DATABASE_URI`, and lists the
 * violations. Reads only, so it may be run while a server is running. Exits with 1 when anything is broken.
 */
import { getPayload } from 'payload';
import { migrations } from '../database/migrations/index';
import { sqliteClientOf } from '../database/sqliteClientOf';
import { env } from '../env';
import config from '../payload.config';
import { storeOf } from '../services/media/files';
import { requireDatabase } from './operator/database';
import { takeNothing } from './operator/words';
import { checks, type CheckName } from './verify/checks';
import { verifyData } from './verify/verifyData';

takeNothing(
  'npm run verify:data    checks every invariant of the database of DATA_DIR or DATABASE_URI; changes nothing',
);

const SHOWN = 20;
requireDatabase(env());

const payload = await getPayload({ config, disableOnInit: true });
const client = sqliteClientOf(payload);
if (client) {
  const done = new Set((await client.execute('SELECT name FROM payload_migrations')).rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !done.has(name));
  if (missing.length > 0) {
    console.error(
      `The database is that of an older version (without ${missing.map(({ name }) => name).join(', ')}): starting the server brings it up to date`,
    );
    process.exit(2);
  }
}
const started = performance.now();
/** A large shop takes minutes: whoever waits sees what was looked at. Parts of less than a second are not worth a line. */
const TOLD_MS = 1_000;
const { broken, looked, notes } = await verifyData(payload, {
  files: { store: storeOf(payload) },
  tell: (part, ms) => ms >= TOLD_MS && console.log(`  ${part}: ${(ms / 1000).toFixed(1)} s`),
});
for (const name of Object.keys(checks) as CheckName[]) {
  const found = broken.get(name);
  const count = looked.get(name) ?? 0;
  console.log(
    `${found ? '✗' : '✓'} ${name.padEnd(17)} ${String(found?.count ?? 0).padStart(6)} of ${String(count).padStart(8)}  ${checks[name]}`,
  );
  if (!found) continue;
  for (const [id, why] of [...found.ids].slice(0, SHOWN)) console.log(`    ${id}: ${why}`);
  if (found.count > SHOWN) console.log(`    and ${found.count - SHOWN} more`);
}
for (const note of notes) console.log(`· ${note}`);
const all = [...broken.values()].reduce((total, { count }) => total + count, 0);
console.log(
  `${all === 0 ? 'Nothing is broken' : `${all} things are broken`} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
);
await payload.destroy();
process.exit(all === 0 ? 0 : 1);
