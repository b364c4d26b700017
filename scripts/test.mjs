/**
 * `npm test`: installs, then types, lint, every unit, gateway and API test, builds, and the journeys in a real browser.
 * Accepts PORT, DATA_DIR and DATABASE_URI for the journeys' server. Ends with one line: passed and failed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install, run, tell } from './steps.mjs';

await install();

const results = { passed: 0, failed: 0 };
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-reports-'));

async function step(name, work) {
  tell(`${name} …`);
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return false;
  }
}

async function jest(name, projects, extra = []) {
  const file = path.join(reports, `${name}.json`);
  const ok = await step(`Tests: ${name}`, () =>
    run(
      process.execPath,
      ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--json', `--outputFile=${file}`, '--silent', ...extra],
      { env: { NODE_ENV: 'test' } },
    ),
  );
  count(file, (report) => [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites]);
  if (!ok && results.failed === 0) results.failed += 1;
}

function count(file, read) {
  if (!fs.existsSync(file)) {
    results.failed += 1;
    return;
  }
  const [passed, failed] = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  results.passed += passed;
  results.failed += failed;
}

const passOrFail = (ok) => (ok ? (results.passed += 1) : (results.failed += 1));

passOrFail(await step('Types', () => run('npm', ['run', '--silent', 'typecheck'], { quiet: true })));
passOrFail(await step('Lint and import rules', () => run('npm', ['run', '--silent', 'lint'], { quiet: true })));
passOrFail(await step('OpenAPI drift', () => run(process.execPath, ['--import', 'tsx', 'scripts/openapi.ts', '--check'], { quiet: true })));
await jest('unit', ['unit', 'storefront', 'structure', 'gateways']);
await jest('api', ['api']);

const { build } = await import('./build.mjs');
if (await step('Build', build)) {
  // A few kills with the same choices each time; `npm run test:crash` does it at length.
  const short = { NODE_ENV: 'production', CRASH_KILLS: '4', CRASH_SEED: '20261121', PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true', PORT: '', DATA_DIR: '' };
  passOrFail(await step('Killed four times while at work', () => run(process.execPath, ['--import', 'tsx', 'scripts/crash.ts'], { env: short })));
  const file = path.join(reports, 'e2e.json');
  const { journeys } = await import('./e2e.mjs');
  await step('Journeys in a browser', () => journeys(file));
  count(file, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
} else results.failed += 1;

fs.rmSync(reports, { recursive: true, force: true });

console.log(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed > 0 ? 1 : 0);
