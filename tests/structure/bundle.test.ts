/** What production runs: JavaScript without development tools, and the packages it names installed. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { options, OUTSIDE, skipArrowNames, SOURCES } from '../../scripts/bundle.mjs';

type Packages = Record<string, string>;
const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  dependencies: Packages;
  devDependencies: Packages;
};

/** Loaded by `npm run dev` alone. */
const forDevelopment = ['next', 'vite'];
/** Imported by no file of ours: a peer dependency of Payload. */
const peers = ['graphql'];

/**
 * Files of packages that ask where they stand, none of them for what the server does: Payload's checks and types of development, its
 * telemetry (off), migrations written by a command, logging in a thread of its own.
 */
const harmless = [
  '@next/env/dist/index.js',
  '@payloadcms/db-mongodb/dist/createMigration.js',
  '@payloadcms/db-sqlite/dist/index.js',
  '@payloadcms/drizzle/dist/sqlite/requireDrizzleKit.js',
  '@payloadcms/drizzle/dist/utilities/blocksToJsonMigrator.js',
  'payload/dist/index.js',
  'payload/dist/utilities/dependencies/dependencyChecker.js',
  'payload/dist/utilities/dependencies/getDependencies.js',
  'payload/dist/utilities/dependencies/resolveFrom.js',
  'payload/dist/utilities/telemetry/index.js',
  'pino/lib/transport.js',
  'thread-stream/index.js',
];
/** Asked for by packages that go on without them. */
const optional = ['bufferutil', 'cli-color', 'utf-8-validate'];

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Runs Node; how it ended and what it wrote. */
const run = (folder: string, args: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, env: { PATH: process.env.PATH, NODE_ENV: 'production' } },
      (error, out, errors) => resolve({ code: error ? Number(error.code) : 0, out, errors }),
    );
  });

describe('the bundle', () => {
  let inputs: Metafile['inputs'];
  let outputs: { path: string; text: string }[];
  let folder: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-bundle-'));
    const made = await build({ ...options, metafile: true, write: false } as Parameters<typeof build>[0] & {
      metafile: true;
      write: false;
    });
    inputs = made.metafile.inputs;
    outputs = made.outputFiles;
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Bundles a file of the test's own folder; returns where the bundle is. */
  const bundled = async (name: string, text: string, plugins: object[] = options.plugins): Promise<string> => {
    fs.writeFileSync(path.join(folder, `${name}.ts`), text);
    const all = { ...options, plugins, absWorkingDir: folder, entryPoints: { [name]: `${name}.ts` } };
    await build(all as Parameters<typeof build>[0]);
    return path.join(folder, options.outdir);
  };
  const isOurs = (file: string) => !file.includes('node_modules/');
  const isBuiltIn = (name: string) => isBuiltin(name) || name.startsWith('node:') || name === '<runtime>';
  /** The packages that our own files import, bundled or not. */
  const imported = (kind: 'import-statement' | 'dynamic-import') =>
    new Set(
      Object.entries(inputs)
        .filter(([file]) => isOurs(file))
        .flatMap(([, { imports }]) => imports)
        .filter((each) => each.kind === kind && (each.external ? !isBuiltIn(each.path) : !isOurs(each.path)))
        .map((each) => packageOf(each.path.replace(/^.*node_modules\//, ''))),
    );

  // Bundled, and not installed: it would bring the panel's own packages with it, 300 MB that the bundle does not need.
  const bundledAlone = ['@payloadcms/richtext-lexical'];

  test('imports only packages that production installs, or that are bundled', () => {
    const installed = [...Object.keys(dependencies), ...bundledAlone];
    expect([...imported('import-statement')].filter((name) => !installed.includes(name))).toEqual([]);
    expect([...imported('dynamic-import')].filter((name) => !installed.includes(name)).sort()).toEqual(
      expect.arrayContaining(forDevelopment),
    );
    expect([...imported('dynamic-import')].filter((name) => ![...installed, ...forDevelopment].includes(name))).toEqual(
      [],
    );
  });

  test('imports every package that production installs: build and test tools are development dependencies', () => {
    const used = new Set([...imported('import-statement'), ...imported('dynamic-import'), ...peers]);
    expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
    expect(Object.keys(devDependencies)).toEqual(
      expect.arrayContaining([
        ...forDevelopment,
        'esbuild',
        'tsx',
        'typescript',
        '@swc/core',
        '@vitejs/plugin-react',
        'react',
      ]),
    );
  });

  test('loads the SDK of S3 only where files are kept there: it takes time and memory', () => {
    const importing = (isIt: (path: string) => boolean) =>
      Object.entries(inputs).flatMap(([file, { imports }]) =>
        imports.filter((each) => isOurs(file) && isIt(each.path)).map(({ kind }) => [file, kind]),
      );
    expect(importing((path) => path.includes('@aws-sdk/client-s3/'))).toEqual([
      ['gateways/files/s3Sdk.ts', 'import-statement'],
    ]);
    expect(importing((path) => path === 'gateways/files/s3Sdk.ts')).toEqual([
      ['gateways/files/s3.ts', 'dynamic-import'],
    ]);
  });

  test('imports no CommonJS package while it runs: of such a one it would get the default alone', () => {
    const loaded = Object.entries(inputs)
      .filter(([file]) => isOurs(file))
      .flatMap(([file, { imports }]) => imports.map((each) => ({ file, ...each })))
      .filter(({ kind, path, external }) => kind === 'dynamic-import' && !external && inputs[path]?.format === 'cjs');
    expect(loaded.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });

  test('is rebuilt when any of its files changes', () => {
    const known = (file: string) => SOURCES.some((place: string) => file === place || file.startsWith(`${place}/`));
    expect(Object.keys(inputs).filter((file) => isOurs(file) && !known(file))).toEqual([]);
    expect(SOURCES.filter((place: string) => !fs.existsSync(place))).toEqual([]);
  });

  test('uses no module’s own location, except to find the project folder', () => {
    const asking = Object.keys(inputs).filter((file) =>
      /import\.meta\.(url|dirname|filename)|__dirname/.test(fs.readFileSync(file, 'utf8')),
    );
    expect(asking.filter(isOurs).sort()).toEqual(['projectRoot.ts', 'server.ts']);
    expect(
      [...new Set(asking.filter((file) => !isOurs(file)).map((file) => file.replace(/^.*node_modules\//, '')))].sort(),
    ).toEqual(harmless);
  });

  test('holds every package but those named as outside, and those a package can do without', () => {
    const missing = new Set(
      Object.values(inputs)
        .flatMap(({ imports }) => imports)
        .filter((each) => each.external && !isBuiltIn(each.path))
        .map((each) => packageOf(each.path)),
    );
    expect([...missing].filter((name) => !OUTSIDE.includes(name)).sort()).toEqual(optional);
  });

  test('has source maps, so that a stack trace names the source', async () => {
    expect(
      outputs
        .filter(({ path: file }) => file.endsWith('.js'))
        .map(({ path: file }) => `${file}.map`)
        .filter((map) => !outputs.some(({ path: file }) => file === map)),
    ).toEqual([]);
    const output = await bundled(
      'faulty',
      'type Word = string;\n\n\nexport const fail = (word: Word): never => {\n  throw new Error(word);\n};\nfail("on line five");\n',
    );
    const maps = path.resolve('scripts/sourceMaps.mjs');
    const code = `const { nameSources } = await import(${JSON.stringify(maps)}); nameSources(${JSON.stringify(output)}); await import(${JSON.stringify(path.join(output, 'faulty.js'))}).catch(({ stack }) => console.log(stack))`;
    const { out } = await run(folder, ['--input-type=module', '-e', code]);
    expect(out).toContain('Error: on line five');
    expect(out).toContain(`${path.join(folder, 'faulty.ts')}:5:`);
  });

  test('names classes as in their source, although another has the same name, and leaves arrow functions alone', async () => {
    fs.writeFileSync(path.join(folder, 'other.ts'), 'export const Other = (() => class Failure extends Error {})();\n');
    const text =
      "import { Other } from './other';\nclass Failure extends Error {}\nfunction plain() {}\nconst arrow = () => 1;\nconsole.log(JSON.stringify([Failure.name, Other.name, plain.name, arrow.name]));\narrow();\n";
    const output = await bundled('named', text, []);
    const names = async () => JSON.parse((await run(folder, [path.join(output, 'named.js')])).out) as string[];
    expect(await names()).toEqual(['Failure', 'Failure', 'plain', 'arrow']);
    const before = fs.statSync(path.join(output, 'named.js')).size;
    skipArrowNames(output);
    expect(await names()).toEqual(['Failure', 'Failure', 'plain', '']);
    expect(fs.statSync(path.join(output, 'named.js')).size).toBe(before);
    await bundled('named', text);
    expect(await names()).toEqual(['Failure', 'Failure', 'plain', '']);
    expect(() => skipArrowNames(output)).toThrow('esbuild names functions in another way');
  });

  test('is reported missing in one line', async () => {
    fs.mkdirSync(path.join(folder, 'scripts'));
    for (const name of ['run', 'bundle', 'steps', 'sourceMaps'])
      fs.copyFileSync(`scripts/${name}.mjs`, path.join(folder, 'scripts', `${name}.mjs`));
    for (const command of ['server', 'setup', 'backup']) {
      const { code, errors } = await run(folder, ['scripts/run.mjs', command]);
      expect({ command, code, errors }).toEqual({
        command,
        code: 1,
        errors: 'Nothing is built yet: run npm run build first.\n',
      });
    }
  });
});

describe('the packages of Payload', () => {
  test('are pinned to one exact version, because mixed versions do not work together', () => {
    const pinned = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => name === 'payload' || name.startsWith('@payloadcms/'),
    );
    expect(pinned.length).toBeGreaterThan(4);
    expect(pinned.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(
      new Set(
        Object.entries(dependencies)
          .filter(([name]) => name === 'payload' || name.startsWith('@payloadcms/'))
          .map(([, version]) => version),
      ).size,
    ).toBe(1);
  });
});
