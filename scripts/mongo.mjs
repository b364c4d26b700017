/**
 * `npm run test:api:mongo`: the API tests on MongoDB. Arguments go to Jest: `npm run test:api:mongo -- tests/api/cart`.
 * Where no MongoDB can be had it says so and ends well.
 */
import { run, tell } from './steps.mjs';
import { startMongo } from './mongo/server.mjs';

const mongo = await startMongo();
if (!mongo.uri) {
  console.log(`skipped: no MongoDB here (${mongo.why})`);
  process.exit(0);
}
tell(`API tests on ${mongo.kind}.`);
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
let failed = false;
try {
  await run(process.execPath, [...jest, ...process.argv.slice(2), '--testTimeout=180000', '--selectProjects', 'api'], { env: { NODE_ENV: 'test', TEST_MONGODB_URI: mongo.uri } });
} catch {
  failed = true;
} finally {
  await mongo.stop();
}
process.exit(failed ? 1 : 0);
