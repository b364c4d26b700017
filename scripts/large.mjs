/** `npm run seed:large`: see scripts/seedLarge.ts. In a folder of its own, so that no shop in use is filled by mistake. */
import path from 'node:path';
import { root, run } from './steps.mjs';

const DATA_DIR = path.resolve(process.env.DATA_DIR || path.join(root, 'data-large'));
await run(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/seedLarge.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production', DEMO_MODE: 'on', LOG_LEVEL: 'warn', DATABASE_URI: '', DATA_DIR },
});
