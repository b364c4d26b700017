/**
 * `npm run test:api:mongo`: the API tests on MongoDB. Arguments go to Jest: `npm run test:api:mongo -- tests/api/cart`.
 * If no MongoDB is available it says so and succeeds; a configured one that does not answer is a failure.
 */
import { spawn } from 'node:child_process';
import { startMongo } from './mongo/server.mjs';
import { root, tell } from './steps.mjs';

let jest;
let mongo;
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));

try {
  mongo = await startMongo();
} catch (error) {
  console.error(String(error.message));
  process.exit(1);
}
if (!mongo.uri) {
  console.log(`skipped: no MongoDB here (${mongo.why})`);
  process.exit(0);
}
tell(`API tests on ${mongo.kind}.`);
const args = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  ...process.argv.slice(2),
  '--testTimeout=180000',
  '--selectProjects',
  'api',
];
jest = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', TEST_MONGODB_URI: mongo.uri },
});
jest.on('exit', (code) => void end(code ?? 1));

/** Stops what was started here, also when the run is interrupted. */
async function end(code) {
  if (ending) return;
  ending = true;
  if (jest && jest.exitCode === null && jest.signalCode === null) {
    const over = new Promise((resolve) => jest.once('exit', resolve));
    jest.kill('SIGTERM');
    await over;
  }
  await mongo?.stop?.();
  process.exit(code);
}
