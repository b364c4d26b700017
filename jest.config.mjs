import os from 'node:os';

/** `unit` and `storefront` (rules; components of shop and panel), `structure`, `gateways`, `api` (over HTTP, on a real database each). */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  testEnvironment: 'node',
};

export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'storefront',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/support/textEncoder.mjs'],
      moduleNameMapper: { '^styled-components$': '<rootDir>/tests/support/styledComponents.mjs' },
    },
    { ...shared, displayName: 'structure', testMatch: ['<rootDir>/tests/structure/**/*.test.ts'] },
    { ...shared, displayName: 'gateways', testMatch: ['<rootDir>/tests/gateways/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/tests/{api,access}/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/prepareDatabase.mjs',
      globalTeardown: '<rootDir>/tests/support/dropDatabases.mjs',
      setupFiles: ['<rootDir>/tests/support/environment.mjs'],
      runner: '<rootDir>/tests/support/processRunner.mjs',
    },
  ],
  reporters: ['default', ...['leftOut', 'calls', 'stuck'].map((name) => `<rootDir>/tests/support/${name}Reporter.mjs`)],
  // Jest's own choice on two cores is one process for everything, which grows with each file that loads Payload anew.
  maxWorkers: Math.max(2, Math.min(os.availableParallelism(), Math.floor(os.totalmem() / 3e9))),
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 120_000,
  forceExit: true,
};
