/** The server and the operator's commands as JavaScript: what is bundled, from which files, and where it goes. */
import fs from 'node:fs';
import path from 'node:path';
import { markOf, root } from './steps.mjs';

export const OUTPUT = 'dist/server';
export const MADE_FROM = `${OUTPUT}/made-from`;

/** Every command of `scripts/run.mjs`, and the file it starts in. */
export const entries = {
  server: 'server.ts',
  setup: 'scripts/setup.ts',
  admin: 'scripts/admin.ts',
  seed: 'scripts/seed.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  verify: 'scripts/verify.ts',
};

/** Everything the bundle is made from; `tests/structure/bundle.test.ts` says when a place is missing. */
export const SOURCES = [
  ...[
    'domain',
    'contract',
    'authority',
    'collections',
    'hooks',
    'services',
    'endpoints',
    'gateways',
    'database',
    'http',
    'frontend',
    'admin-components',
  ],
  ...[
    'storefront/choices.ts',
    'storefront/render.ts',
    'storefront/renderPool.ts',
    'storefront/starter.ts',
    'storefront/src/app',
  ],
  ...['scripts/seed', 'scripts/operator', 'scripts/backup', 'scripts/verify', 'scripts/bundle.mjs'],
  ...Object.values(entries),
  ...['payload.config.ts', 'env.ts', 'projectRoot.ts', 'package-lock.json', 'tsconfig.json'],
];

/** Packages stay outside: production installs them. */
export const options = {
  absWorkingDir: root,
  entryPoints: entries,
  outdir: OUTPUT,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // The sources are in the repository; the maps would be twice as large.
  sourcesContent: false,
  logLevel: 'warning',
};

/** Needs esbuild, which a production machine does not have. */
export async function bundle() {
  const esbuild = await import('esbuild');
  fs.rmSync(path.join(root, OUTPUT), { recursive: true, force: true });
  await esbuild.build(options);
}

export const markOfServer = () => markOf(SOURCES);

export const isBundled = () => fs.existsSync(path.join(root, MADE_FROM));

/** Whether the bundle is of the code as it stands. */
export function isCurrent() {
  const file = path.join(root, MADE_FROM);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === markOfServer();
}
