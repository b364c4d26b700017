/**
 * `npm run seed:large`: a shop of 100,000 products, 500 vendors and a million order lines beside the demo data, with
 * the journal of their money, to see how the product behaves at that size. SQLite only, into a folder of its own (`DATA_DIR`, default `./data-large`). An
 * interrupted run continues where it stopped; a second run adds nothing.
 */
import path from 'node:path';
import { getPayload } from 'payload';
import config from '../payload.config';
import { env } from '../env';
import { countIntoProducts, writeProducts } from './seed/large/products';
import { writeOrders } from './seed/large/orders';
import { writePeople } from './seed/large/people';
import { Writer } from './seed/large/writer';
import { writeMoney } from './seed/large/money';
import { takeNothing } from './operator/words';
import { seedDemo } from './seed/seedDemo';

takeNothing('npm run seed:large    a shop of 100,000 products beside the demo data, into DATA_DIR (./data-large)');

const log = (line: string) => console.log(`  ${line}`);
const started = performance.now();
const payload = await getPayload({ config });
await seedDemo(payload, { log });
await payload.destroy();

const writer = new Writer(path.join(env().DATA_DIR, 'haat.db'), log);
// The day of the first run, so that a later run continues with the same dates.
const [first] = writer.all<{ created_at: string }>("SELECT created_at FROM users WHERE email = 'admin@demo.test'");
const [loaded] = writer.all<{ at: string }>('SELECT max(created_at) AS at FROM media');
const now = new Date(loaded?.at ?? first!.created_at);
writePeople(writer, now.toISOString());
writeProducts(writer, now);
writeOrders(writer, now);
writeMoney(writer, now);
countIntoProducts(writer);
writer.close();
log(`the large shop is there (${((performance.now() - started) / 1000).toFixed(0)} s)`);
process.exit(0);
