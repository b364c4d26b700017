/**
 * `npm test`: installs, then types, lint, every unit, gateway and API test, builds, and the journeys in a real
 * browser. Steps run in parallel, two on two cores. Accepts PORT, DATA_DIR and DATABASE_URI for the journeys' server.
 * Its last lines name what failed and say how many passed, failed and were skipped.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { install, run, tell } from './steps.mjs';

await install();
const { checks } = await import('./checks.mjs');
const { schedule } = await import('./schedule.mjs');
const { buildPanel, buildServer, buildStorefront } = await import('./build.mjs');
const { journeys } = await import('./e2e.mjs');
const { listOneWay } = await import('./oneWay.mjs');
const { withQuickPasswords } = await import('./demoData.mjs');

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-reports-'));
const reportOf = (name) => path.join(reports, `${name}.json`);
const places = Math.min(4, Math.max(2, os.availableParallelism()));

/** Counts come from the report, also when the run failed; one without a report counts as one failure. */
function counted(name, work, read) {
  return async () => {
    const error = await work(reportOf(name)).then(
      () => undefined,
      (reason) => reason,
    );
    if (!fs.existsSync(reportOf(name))) throw error ?? new Error('it left no report');
    const report = JSON.parse(fs.readFileSync(reportOf(name), 'utf8'));
    const counts = read(report);
    if (error) {
      // No failed test: a reporter has an objection, and its words are among the last lines.
      const failures = report.testResults ? jestFailures(report) : [];
      throw Object.assign(error, { counts, failures: failures.length > 0 ? failures : (error.last ?? []) });
    }
    return counts;
  };
}

/** The failures, one line each with the first lines of the reason, at the end of the output. */
const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative('.', name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${place}\n${firstLines(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${place}: ${fullName}\n${firstLines(failureMessages[0])}`);
  });
const firstLines = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 12)
    .map((line) => `        ${line.slice(0, 200)}`)
    .join('\n');

/** A step that takes twice as long as on a slow machine of two cores is stuck: it ends, and says so. */
const JEST_MINUTES = 40;
const CRASH_MINUTES = 12;

const jestArgs = (file, more) => [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--json',
  `--outputFile=${file}`,
  '--silent',
  ...more,
];
const runJest = (name, file, more) =>
  run(process.execPath, jestArgs(file, more), { env: { NODE_ENV: 'test' }, prefix: name, minutes: JEST_MINUTES });

const jestCounts = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests + numTodoTests,
});

const jest = (name, projects, workers) =>
  counted(
    name,
    (file) => runJest(name, file, ['--selectProjects', ...projects, `--maxWorkers=${workers}`]),
    jestCounts,
  );

/** More failures than this are not caused by a busy machine. */
const MOST_REPEATED = 5;

/** One waits for a database, a clock or a server of its own while two are at work. */
const API_WORKERS = 3;

/**
 * The API tests start servers, kill them and wait for them: a busy machine can make one too late. As with the journeys,
 * a failed file is run a second time, alone; one that passes then is reported as flaky.
 */
const apiTests = counted(
  'api',
  async (file) => {
    const failure = await runJest('api', file, ['--selectProjects', 'api', `--maxWorkers=${API_WORKERS}`]).then(
      () => undefined,
      (reason) => reason,
    );
    if (!failure) return;
    if (!fs.existsSync(file)) throw failure;
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    const failed = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
    if (failed.length === 0 || failed.length > MOST_REPEATED) throw failure;
    tell(`API tests: ${failed.length} files failed and are run a second time`);
    const again = reportOf('api-again');
    const outcome = await runJest('api', again, [
      '--selectProjects',
      'api',
      '--maxWorkers=1',
      '--runTestsByPath',
      ...failed,
    ]).then(
      () => undefined,
      (reason) => reason,
    );
    if (!fs.existsSync(again)) throw failure;
    const second = JSON.parse(fs.readFileSync(again, 'utf8'));
    // The report of both runs: a failed file counts by its second try.
    const gained = report.numFailedTests + report.numRuntimeErrorTestSuites - jestCounts(second).failed;
    fs.writeFileSync(
      file,
      JSON.stringify({
        ...report,
        numPassedTests: report.numPassedTests + Math.max(0, gained),
        numFailedTests: second.numFailedTests,
        numRuntimeErrorTestSuites: second.numRuntimeErrorTestSuites,
        testResults: second.testResults,
      }),
    );
    if (outcome) throw outcome;
    for (const place of failed) tell(`API tests: flaky, passed at the second try: ${path.relative('.', place)}`);
  },
  jestCounts,
);

/** On fewer, the journeys in every way take longer than anybody waits for. */
const CORES_FOR_EVERY_WAY = 4;

const browserTests = counted(
  'browser',
  async (file) => {
    if (os.availableParallelism() >= CORES_FOR_EVERY_WAY) return journeys(file);
    const list = path.join(reports, 'journeys.txt');
    await listOneWay(list);
    return journeys(file, ['--test-list', list]);
  },
  ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
);

// A few kills with the same choices each time; `npm run test:crash` does it at length.
const crashEnv = {
  NODE_ENV: 'production',
  CRASH_KILLS: '4',
  CRASH_SEED: '20261121',
  CRASH_DATA: 'kept',
  NODE_OPTIONS: withQuickPasswords(),
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  PORT: '',
  DATA_DIR: '',
};
const crash = () =>
  run(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/crash.ts'], {
    env: crashEnv,
    prefix: 'crash',
    minutes: CRASH_MINUTES,
  });

// The long steps first: short ones fill what is left of a place before the API tests, which need two.
const [types, lint, ...shortChecks] = checks;
const outcomes = await schedule(
  [
    types,
    lint,
    { name: 'Unit tests', work: jest('unit', ['unit', 'storefront', 'structure', 'gateways'], 1) },
    { name: 'Building the server', work: buildServer },
    { name: 'Building the storefront', work: buildStorefront, after: 'Building the server' },
    { name: 'Building the panel', work: buildPanel, after: 'Building the storefront' },
    { name: 'Killed four times while at work', work: crash, after: 'Building the panel' },
    ...shortChecks,
    { name: 'API tests', work: apiTests, places: 2 },
    { name: 'Journeys in a browser', work: browserTests, places: 2, after: 'Building the panel' },
  ],
  places,
);

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const { error, result } of outcomes) {
  const { passed, failed, skipped } = {
    passed: 0,
    failed: 0,
    skipped: 0,
    ...(error ? error.counts : result?.passed === undefined ? { passed: 1 } : result),
  };
  totals.passed += passed;
  totals.failed += error ? Math.max(1, failed) : failed;
  totals.skipped += skipped;
}
fs.rmSync(reports, { recursive: true, force: true });

for (const { name, error } of outcomes)
  for (const failure of error?.failures ?? error?.last ?? []) console.log(`${name}: FAILED: ${failure}`);
tell(`All steps are over, on ${os.availableParallelism()} cores:`);
for (const { name, seconds, error } of outcomes)
  console.log(`  ${String(seconds).padStart(5)} s  ${name}${error ? `: FAILED, ${error.message}` : ''}`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed > 0 ? 1 : 0);
