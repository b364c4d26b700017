/** `npm run build`: the storefront for browser and server, compressed ahead, and the panel. Skips what has not changed. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { root, markOf, run, tell, unlessDone } from './steps.mjs';

const SHARED = ['domain', 'contract', 'package-lock.json'];
const SHOP = [...SHARED, 'storefront'];
const PANEL = [...SHARED, 'app', 'admin-components', 'authority', 'collections', 'hooks', 'services', 'endpoints', 'gateways', 'database', 'payload.config.ts', 'env.ts', 'next.config.mjs', 'tsconfig.json'];
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Only what the build itself needs: the finished files hold no settings. */
const BUILD_ENV = { NODE_ENV: 'production', DEMO_MODE: 'on', NEXT_TELEMETRY_DISABLED: '1', DATA_DIR: path.join(root, 'node_modules/.haat/build-data') };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

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
    await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], { quiet: true, env: BUILD_ENV });
  });
  if (!did) tell('The panel is built.');
}

export async function build() {
  await buildStorefront();
  await buildPanel();
}

/** `.br` and `.gz` beside every text file, so that nothing is compressed on the request path. */
async function compress(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && COMPRESSED.test(file.name));
  await Promise.all(
    files.map(async (file) => {
      const name = path.join(file.parentPath ?? file.path, file.name);
      const bytes = fs.readFileSync(name);
      if (bytes.length < 1024) return;
      const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
      fs.writeFileSync(`${name}.br`, await brotli(bytes, quality));
      fs.writeFileSync(`${name}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

if (process.argv[1] === import.meta.filename) await build();
