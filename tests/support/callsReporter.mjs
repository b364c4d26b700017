/**
 * Says at the end of a whole run of the API tests which calls of the contract no test of their own has made with success.
 * What was called is recorded by the servers of the tests (`recordCalls.ts`), not guessed from their text; tables and fuzzers
 * that go through all calls do not count.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const everywhere = /^tests\/(access|api\/(everything|everyCall))\//;

/** The contract's calls as `docs/openapi.json` lists them, those without parameters first. */
function contractCalls() {
  const { paths } = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8'));
  return Object.entries(paths)
    .flatMap(([place, methods]) =>
      Object.entries(methods)
        .filter(([, { operationId }]) => operationId && !operationId.startsWith('cms'))
        .map(([method]) => ({
          name: `${method.toUpperCase()} ${place}`,
          pattern: new RegExp(`^${method.toUpperCase()} ${place.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        })),
    )
    .sort((one, other) => one.name.split('{').length - other.name.split('{').length);
}

export default class CallsReporter {
  onRunStart() {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-calls-'));
    process.env.RECORD_CALLS = this.folder;
  }

  onRunComplete(_contexts, { testResults, numFailedTests, numRuntimeErrorTestSuites }) {
    const ran = new Set(testResults.map(({ testFilePath }) => path.relative(process.cwd(), testFilePath)));
    const all = fs
      .readdirSync('tests/api', { recursive: true })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `tests/api/${name}`);
    // A test that failed may be the one that makes a call.
    const isWhole = numFailedTests + numRuntimeErrorTestSuites === 0 && all.every((file) => ran.has(file));
    if (isWhole) this.compare();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  compare() {
    const calls = contractCalls();
    const made = new Set();
    for (const file of fs.readdirSync(this.folder)) {
      const { test, recorded } = JSON.parse(fs.readFileSync(path.join(this.folder, file), 'utf8'));
      if (everywhere.test(test)) continue;
      for (const line of recorded) made.add(calls.find(({ pattern }) => pattern.test(line))?.name);
    }
    const missing = calls.map(({ name }) => name).filter((name) => !made.has(name));
    console.log(
      `\n${calls.length - missing.length} of ${calls.length} calls were made with success by tests of their own`,
    );
    if (missing.length === 0) return;
    this.error = new Error(`calls without a test of their own: ${missing.join(', ')}`);
    // Jest fails the run for it, but does not print it.
    console.log(this.error.message);
  }

  getLastError() {
    return this.error;
  }
}
