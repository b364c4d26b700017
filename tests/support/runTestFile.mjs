/** The process of one test file (`processRunner.mjs`): its environment, then its tests by Jest's own runner of tests. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

const require = createRequire(import.meta.url);
const load = (file) => import(pathToFileURL(file).href);

process.once('message', async ({ globalConfig, config, testPath, file }) => {
  const say = (message) => process.send(message, () => process.exit());
  try {
    if (globalConfig.silent) for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => {};
    for (const setup of config.setupFiles) await load(setup);
    const from = Date.now();
    const result = await circus.default(globalConfig, config, { global: globalThis }, runtime(file), testPath);
    const end = Date.now();
    say({
      result: {
        ...result,
        testFilePath: testPath,
        displayName: config.displayName,
        perfStats: { ...result.perfStats, start: from, end, runtime: end - from, slow: false },
      },
    });
  } catch (error) {
    say({ error: { message: String(error?.message ?? error), stack: String(error?.stack ?? '') } });
  }
});

/** What Jest's runner asks of its virtual machine, by Node itself. */
function runtime(file) {
  return {
    requireInternalModule: require,
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: () => load(file),
    setGlobalsForRuntime: () => {},
    enterTestCode: () => {},
    leaveTestCode: () => {},
  };
}
