/** Bundles the server and the operator's commands as JavaScript: the content, the source files, and the target. */
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
  files: 'scripts/files.ts',
  reseal: 'scripts/reseal.ts',
};

/** Everything the bundle is built from; `tests/structure/bundle.test.ts` fails when a folder is missing. */
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
    'telemetry',
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
    'storefront/wholePage.ts',
    'storefront/src/app',
  ],
  ...['scripts/seed', 'scripts/operator', 'scripts/backup', 'scripts/files', 'scripts/verify', 'scripts/bundle.mjs'],
  ...Object.values(entries),
  ...['payload.config.ts', 'env.ts', 'projectRoot.ts', 'package-lock.json', 'tsconfig.json'],
];

/**
 * Packages that are not bundled: native ones, those loaded by their path on the disk, and those only development loads.
 * All others are, because a start otherwise spends most of its time finding and linking 1,400 files (decision 016).
 */
export const OUTSIDE = [
  ...['libsql', '@libsql/client', 'sharp', 'mongoose'],
  // A folder of static files.
  'swagger-ui-dist',
  // Loaded with the first PDF; HarfBuzz has its program in a file beside it.
  ...['fontkit', 'harfbuzzjs', 'pdfkit'],
  ...['next', 'vite', 'drizzle-kit', 'prettier'],
];

/** Packages have no source maps in the bundle: reading them would slow down the first stack trace for no benefit. */
const mapNoPackages = {
  name: 'map-no-packages',
  setup(build) {
    const empty = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path: file }) => ({
      contents: `${await fs.promises.readFile(file, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${empty}`,
      loader: 'js',
    }));
  },
};

/** How esbuild implements `keepNames`: each function is named when it is created, with every request again. */
const NAMING = '__name=(target,value)=>__defProp(target,"name",{value,configurable:!0})';
/** The same for what has a prototype: classes, and functions that are not arrows. It is shorter, so that it fits. */
const NAMING_LESS = '__name=(t,value)=>"prototype"in t?__defProp(t,"name",{value}):t';

/**
 * Leaves arrow functions without names in the bundled files of a folder: naming them again and again took 4 to 13 % of an
 * order's CPU time. A stack trace still has their places. The text stays as long as it is, as the source maps expect.
 */
export function skipArrowNames(folder) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
  const changed = files.filter((name) => {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes(NAMING)) return false;
    fs.writeFileSync(file, text.replace(NAMING, NAMING_LESS.padEnd(NAMING.length)));
    return true;
  });
  if (changed.length === 0) throw new Error('esbuild names functions in another way than scripts/bundle.mjs expects');
}

/** `skipArrowNames` for everything that is bundled with these options and written to the disk. */
const arrowsUnnamed = {
  name: 'arrows-unnamed',
  setup({ initialOptions: { absWorkingDir, outdir }, onEnd }) {
    onEnd(({ errors, outputFiles }) => {
      if (errors.length === 0 && !outputFiles) skipArrowNames(path.resolve(absWorkingDir, outdir));
    });
  },
};

export const options = {
  absWorkingDir: root,
  entryPoints: entries,
  outdir: OUTPUT,
  bundle: true,
  splitting: true,
  external: OUTSIDE.flatMap((name) => [name, `${name}/*`]),
  plugins: [mapNoPackages, arrowsUnnamed],
  // CommonJS packages ask for Node's own modules by `require`, which an ES module does not have.
  banner: {
    js: "import{createRequire as requireOfBundle}from'node:module';const require=requireOfBundle(import.meta.url);",
  },
  // Errors are identified by the name of their class, even if two packages use the same name. See `arrowsUnnamed`.
  keepNames: true,
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  // Lexical's own entry for Node selects its files with a top-level await in a cycle of packages: a start sometimes
  // waits for itself.
  conditions: ['production', 'module'],
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // The sources are in the repository; including them would double the maps.
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

/** Whether the bundle is up to date with the code. */
export function isCurrent() {
  const file = path.join(root, MADE_FROM);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === markOfServer();
}
