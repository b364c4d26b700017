/**
 * `npm run typecheck`: every part of the project with its own compiler options, by TypeScript's compiler in Go. ESLint and
 * Payload still need the one in JavaScript (the package `typescript`).
 */
import { run } from './steps.mjs';

const PARTS = ['.', 'domain', 'storefront', 'storefront/tsconfig.node.json', 'tests/unit/storefront'];

for (const part of PARTS) await run(process.execPath, ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', part]);
