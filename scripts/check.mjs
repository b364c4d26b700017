/** `npm run check`: everything that must hold before a change is kept. Runs all checks and names those that fail. */
import { run, tell } from './steps.mjs';

const node = process.execPath;
const checks = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint and import rules', 'npm', ['run', '--silent', 'lint']],
  ['dead code', 'npx', ['--no-install', 'knip', '--no-progress']],
  ['OpenAPI drift', node, ['--import', 'tsx', 'scripts/openapi.ts', '--check']],
  ['unit tests', 'npm', ['run', '--silent', 'test:unit']],
];

const failed = [];
for (const [name, command, args] of checks) {
  tell(`Checking ${name} …`);
  try {
    await run(command, args, { quiet: true });
  } catch {
    failed.push(name);
  }
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
tell('All checks pass.');
