/**
 * Jest's runner of the API tests: each file in a process of its own, as bundled JavaScript. Jest's own runner loads 2,900 files
 * into a virtual machine for each of them, in which the same code takes a third longer.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { bundledTests } from './bundle.mjs';

const CHILD = path.resolve('tests/support/runTestFile.mjs');

export default class ProcessRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const bundled = await bundledTests(tests.map((test) => test.path));
    const waiting = [...tests];
    const work = async (worker) => {
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        await this.run(test, bundled.fileOf(test.path), worker).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, { message: error.message, stack: error.stack }),
        );
      }
    };
    try {
      await Promise.all(Array.from({ length: this.globalConfig.maxWorkers }, (_, at) => work(at + 1)));
    } finally {
      bundled.remove();
    }
  }

  run({ path: testPath, context: { config } }, file, worker) {
    return new Promise((resolve, reject) => {
      const child = fork(CHILD, {
        execArgv: ['--enable-source-maps', '--no-warnings'],
        env: { ...process.env, JEST_WORKER_ID: String(worker) },
        serialization: 'advanced',
      });
      child.once('message', ({ result, error }) => {
        if (result) resolve(result);
        else reject(Object.assign(new Error(error.message), { stack: error.stack }));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`the process of the test file ended with ${code ?? signal} before its tests`)),
      );
      child.send({ globalConfig: this.globalConfig, config, testPath, file });
    });
  }
}
