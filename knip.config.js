/**
 * What nothing uses: files, packages, exports and types. With `--production` tests do not count as use: a rule that only its
 * own test calls is not the rule that runs.
 */
const isProduction = process.argv.includes('--production');

export default {
  // Knip's own plugin takes the configuration for a tool's, and production leaves tools out.
  payload: false,
  entry: [
    'payload.config.ts!',
    'scripts/*.{ts,mjs}!',
    'scripts/bench/*.mjs!',
    'scripts/cluster/*.mjs!',
    'scripts/scale/server.ts!',
    'app/**/*.{ts,tsx,js}!',
    'contract/examples/index.ts!',
    'storefront/src/entry-*.tsx!',
    'storefront/{vite.config,contractPlugin,styledPlugin,render,renderThread,starter}.ts!',
    'database/migrations/*.ts!',
    'tests/**/*.{ts,tsx,mjs}',
  ],
  project: ['**/*.{ts,tsx,mjs}!', '!tests/**!', '!payload-types.ts!'],
  ignore: isProduction ? [] : ['payload-types.ts'],
  ignoreIssues: { 'domain/orders/refund.ts': isProduction ? ['exports'] : [] },
  // Texts are listed whole for the checks that read them.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  ignoreDependencies: [
    '@jest/globals',
    '@payloadcms/drizzle',
    '@types/smtp-server',
    'openapi-typescript',
    'typescript7',
  ],
  include: ['files', 'exports', 'types', ...(isProduction ? [] : ['dependencies', 'unlisted', 'unresolved'])],
};
