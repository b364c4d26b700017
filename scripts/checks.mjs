/** The static checks of `npm run check` and `npm test`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run } from './steps.mjs';

const node = process.execPath;
/** Twice as long as the longest takes on a slow machine. */
const MINUTES = 15;
const step = (name, command, args) => ({ name, work: () => run(command, args, { quiet: true, minutes: MINUTES }) });

/** The committed types are those Payload generates from the collections. */
async function compareTypes() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-types-'));
  const made = path.join(folder, 'payload-types.ts');
  const env = {
    PAYLOAD_TS_OUTPUT_PATH: made,
    PAYLOAD_CONFIG_PATH: 'payload.config.ts',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    NODE_ENV: 'development',
    DATABASE_URI: '',
    DATA_DIR: folder,
  };
  try {
    // On a busy machine the command once ended with 0 and had made nothing; why is not known. The condition is that of
    // every other command, without which the editor's package may wait for itself.
    const command = ['-C', 'production', 'node_modules/payload/bin.js', 'generate:types'];
    for (let tries = 0; tries < 2 && !fs.existsSync(made); tries += 1) await run(node, command, { quiet: true, env });
    if (fs.readFileSync(made, 'utf8') !== fs.readFileSync(path.join(root, 'payload-types.ts'), 'utf8')) {
      throw new Error('payload-types.ts does not match the collections. Run: npm run generate');
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const checks = [
  step('Types', 'npm', ['run', '--silent', 'typecheck']),
  step('Lint and import rules', 'npm', ['run', '--silent', 'lint']),
  step('Formatting', node, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  step('Unused code', node, ['node_modules/knip/bin/knip.js', '--no-progress']),
  step('Code that only tests use', node, ['node_modules/knip/bin/knip.js', '--no-progress', '--production']),
  step('OpenAPI drift', node, ['-C', 'production', '--import', 'tsx', 'scripts/openapi.ts', '--check']),
  { name: 'Generated types', work: compareTypes },
];
