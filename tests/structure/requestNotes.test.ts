/** What travels with a request is typed: its keys are declared in `authority/requestNotes.ts`, and nothing else touches `req.context`. */
import fs from 'node:fs';
import path from 'node:path';

const folders = ['authority', 'collections', 'database', 'endpoints', 'gateways', 'hooks', 'http', 'services'];
const files = folders.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name)),
);

test('only requestNotes.ts reads or writes the context of a request', () => {
  expect(files.length).toBeGreaterThan(400);
  const touching = files.filter((file) =>
    /\breq\w*\.context\b|\{[^}]*\bcontext\b[^}]*\}\s*=\s*(ctx\.)?req\b/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(touching).toEqual(['authority/requestNotes.ts']);
});
