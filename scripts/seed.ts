/** `npm run seed`: migrates the database and loads the demo data. Running it twice changes nothing. */
import { getPayload } from 'payload';
import { migrateInDevelopment } from '../database/migrateInDevelopment';
import config from '../payload.config';
import { takeNothing } from './operator/words';
import { seedDemo } from './seed/seedDemo';

takeNothing('npm run seed    migrates the database and loads the demo data, once');

const payload = await getPayload({ config });
await migrateInDevelopment(payload);
const started = performance.now();
await seedDemo(payload, { log: (line) => console.log(`  ${line}`) });
console.log(`  demo data is loaded (${((performance.now() - started) / 1000).toFixed(1)} s)`);
await payload.destroy();
process.exit(0);
