import { defineConfig } from '@playwright/test';

const executablePath = process.env.HAAT_BROWSER;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // A journey waits for a third of its time: on two cores a third one is made meanwhile.
  workers: 3,
  fullyParallel: true,
  // A crowded machine: a test that fails once and passes at its second try is counted, and told as flaky.
  retries: process.env.CI ? 1 : 0,
  // What is stuck or broken as a whole is reported while somebody still waits for it.
  globalTimeout: process.env.CI ? 54 * 60_000 : 0,
  maxFailures: process.env.CI ? 12 : 0,
  outputDir: 'test-results',
  use: {
    baseURL: process.env.HAAT_URL ?? 'http://localhost:3000',
    actionTimeout: 15_000,
    // Recording costs processor time in every test; where a failed test is tried again, only the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
