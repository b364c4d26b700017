/**
 * `npm run build`: the server, the storefront for browser and server, compressed in advance, and the panel. Skips
 * unchanged parts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { bundle, MADE_FROM, markOfServer } from './bundle.mjs';
import { hasTools, root, markOf, run, tell, unlessDone } from './steps.mjs';

const SHARED = ['domain', 'contract', 'frontend', 'package-lock.json'];
const SHOP = [...SHARED, 'storefront'];
const PANEL = [
  ...SHARED,
  'app',
  'admin-components',
  'authority',
  'collections',
  'hooks',
  'services',
  'endpoints',
  'gateways',
  'telemetry',
  'database',
  'payload.config.ts',
  'env.ts',
  'projectRoot.ts',
  'next.config.mjs',
  'tsconfig.json',
];
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Only what the build itself needs: the output contains no settings. */
const BUILD_ENV = {
  NODE_ENV: 'production',
  DEMO_MODE: 'on',
  NEXT_TELEMETRY_DISABLED: '1',
  DATA_DIR: path.join(root, 'node_modules/.haat/build-data'),
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export async function buildServer() {
  const did = await unlessDone(MADE_FROM, markOfServer(), async () => {
    tell('Building the server …');
    await bundle();
  });
  if (!did) tell('The server is built.');
}

/** The storefront's files alone. */
export async function buildStorefront() {
  const did = await unlessDone('dist/storefront/.made-from', markOf(SHOP), async () => {
    tell('Building the storefront …');
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const config = ['--config', 'storefront/vite.config.ts', '--logLevel', 'warn'];
    await run(process.execPath, [vite, 'build', ...config], { quiet: true, env: BUILD_ENV });
    await run(process.execPath, [vite, 'build', ...config, '--ssr'], { quiet: true, env: BUILD_ENV });
    await compress(path.join(root, 'dist/storefront/client'));
  });
  if (!did) tell('The storefront is built.');
}

export async function buildPanel() {
  const did = await unlessDone('.next/made-from', markOf(PANEL), async () => {
    tell('Building the panel (about a minute) …');
    await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      quiet: true,
      env: BUILD_ENV,
    });
    keepRuntime();
    await compress(path.join(root, '.next/static'));
  });
  if (!did) tell('The panel is built.');
}

/**
 * Next and React are development tools here: installed they take 300 MB, of which the built panel needs 15. Next has
 * traced and copied those; what production does not install is stored next to the panel's own code, where it looks
 * for them.
 */
function keepRuntime() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const traced = path.join(root, '.next/standalone/node_modules');
  const kept = path.join(root, '.next/server/node_modules');
  for (const name of packagesIn(traced)) {
    if (!packages[`node_modules/${name}`]?.dev) continue;
    fs.mkdirSync(path.dirname(path.join(kept, name)), { recursive: true });
    fs.renameSync(path.join(traced, name), path.join(kept, name));
  }
  fs.rmSync(path.join(root, '.next/standalone'), { recursive: true });
}

function packagesIn(folder) {
  const namesIn = (place) =>
    fs.readdirSync(path.join(folder, place)).map((name) => (place ? `${place}/${name}` : name));
  return namesIn('').flatMap((name) => (name.startsWith('@') ? namesIn(name) : name));
}

export async function build() {
  await buildServer();
  await buildStorefront();
  await buildPanel();
}

/** `.br` and `.gz` beside every text file, so that nothing is compressed on the request path. */
async function compress(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && COMPRESSED.test(file.name));
  await Promise.all(
    files.map(async (file) => {
      const name = path.join(file.parentPath ?? file.path, file.name);
      const bytes = fs.readFileSync(name);
      if (bytes.length < 1024) return;
      const quality = {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      };
      fs.writeFileSync(`${name}.br`, await brotli(bytes, quality));
      fs.writeFileSync(`${name}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  if (hasTools()) await build();
  else {
    console.error(
      'The tools to build with are not installed: run npm ci (without --omit=dev) first, or build elsewhere and copy dist and .next.',
    );
    process.exit(1);
  }
}
