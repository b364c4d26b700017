/** Says at the end of a run which tests were left out and why, so that nothing is left out unseen. */
import path from 'node:path';
import { reasonFor } from './leftOut.mjs';

export default class LeftOutReporter {
  constructor(config) {
    this.config = config;
  }

  onRunComplete(_contexts, results) {
    const kind = process.env.TEST_DATABASE;
    // Running some tests by name leaves out the others.
    if (!kind || this.config.testNamePattern) return;
    const counts = new Map();
    for (const { testFilePath, testResults, skipped, numPendingTests } of results.testResults) {
      const file = path.relative(process.cwd(), testFilePath);
      const pending =
        testResults.filter(({ status }) => status === 'pending').length || (skipped ? numPendingTests : 0);
      if (pending > 0) counts.set(file, pending);
    }
    if (counts.size === 0) return;
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(`\nLeft out on ${kind}: ${total} tests of ${counts.size} files`);
    for (const [file, count] of counts)
      console.log(`  ${String(count).padStart(3)}  ${file}: ${reasonFor(kind, file) ?? 'NO REASON IS GIVEN'}`);
    const unexplained = [...counts.keys()].filter((file) => !reasonFor(kind, file));
    this.error =
      unexplained.length > 0 ? new Error(`tests are left out without a reason: ${unexplained.join(', ')}`) : undefined;
  }

  getLastError() {
    return this.error;
  }
}
