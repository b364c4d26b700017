/** What the shop sends to browsers: no editor, and nothing of the server. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** esbuild takes `dialog` for `Dialog.tsx`: it knows names without their case. */
const byExactName: Plugin = {
  name: 'exact names',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path: asked, resolveDir }) => {
      const found = ['.ts', '.tsx']
        .map((end) => path.resolve(resolveDir, asked + end))
        .find((file) => fs.existsSync(file));
      return found && !found.includes('node_modules') ? { path: found } : undefined;
    }),
};

test('no code of an editor and none of the server is among the storefront’s', async () => {
  const { metafile } = await build({
    entryPoints: ['storefront/src/entry-client.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    plugins: [byExactName],
    jsx: 'automatic',
    loader: { '.svg': 'empty', '.png': 'empty', '.woff2': 'empty', '.webp': 'empty', '.css': 'empty' },
    define: { 'import.meta.env': '{}' },
    logLevel: 'silent',
  });
  // Only what is in a file that is written: the rest was left out as unused.
  const sent = new Set(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([file]) => file),
    ),
  );
  // It looked at the pages that are loaded later, too.
  expect([...sent]).toEqual(
    expect.arrayContaining([
      'storefront/src/ui/RichText.tsx',
      'storefront/src/shopping/pageParts/RareParts.tsx',
      expect.stringContaining('node_modules/react-dom/'),
    ]),
  );
  const alien =
    /node_modules\/(?:@lexical|lexical|@payloadcms|payload)\/|^(?:admin-components|collections|services|endpoints)\//;
  expect([...sent].filter((file) => alien.test(file))).toEqual([]);
});
