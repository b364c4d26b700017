/**
 * `npm run report:code -- <revision>`: files and lines of each folder at a revision and now (committed or not), the median TypeScript file, the
 * files over 300 lines, and casts by way of `unknown` or to `never`. Without a revision: now alone.
 */
import { execFileSync } from 'node:child_process';

const [before] = process.argv.slice(2);
/** `payload-types.ts` and migrations are generated. */
const SOURCES = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.css',
  ':!payload-types.ts',
  ':!database/migrations/2*',
  ':!next-env.d.ts',
];
const CASTS = '(as unknown [a]s|\\bas neve[r]\\b|\\bas an[y]\\b)';

/** Lines that match, by file. `git grep` says `revision:file:count`, without a revision `file:count`. */
function countOf(pattern, revision) {
  const args = [
    'grep',
    '-cE',
    ...(revision ? [] : ['--untracked']),
    pattern,
    ...(revision ? [revision] : []),
    '--',
    ...SOURCES,
  ];
  const text = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const rows = text.trim().split('\n');
  return new Map(rows.map((row) => row.split(':').slice(-2)).map(([file, count]) => [file, Number(count)]));
}

const folderOf = (file) => (file.includes('/') ? file.split('/')[0] : '(root)');
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function stateOf(revision) {
  const lines = countOf('', revision);
  const isTest = (file) => file.startsWith('tests/');
  const own = [...lines].filter(([file]) => !isTest(file));
  const folders = grouped([...lines]);
  return {
    folders: new Map(
      [...folders].map(([name, rows]) => [name, { files: rows.length, lines: sum(rows.map(([, n]) => n)) }]),
    ),
    whole: { files: own.length, lines: sum(own.map(([, n]) => n)) },
    median: median(own.filter(([file]) => /\.tsx?$/.test(file)).map(([, n]) => n)),
    long: own.filter(([, n]) => n > 300).map(([file, n]) => `${file} ${n}`),
    casts: sum([...countOf(CASTS, revision)].filter(([file]) => !isTest(file)).map(([, n]) => n)),
  };
}

function grouped(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(folderOf(row[0]), [...(groups.get(folderOf(row[0])) ?? []), row]);
  return groups;
}

const states = [...(before ? [stateOf(before)] : []), stateOf(null)];
const cells = (values) => console.log(`| ${values.join(' | ')} |`);
const folders = [...new Set(states.flatMap((state) => [...state.folders.keys()]))].sort();
const both = (pick) => states.map(pick);
cells(['folder', ...(before ? [`files ${before}`, `lines ${before}`] : []), 'files now', 'lines now']);
cells(['---', ...states.flatMap(() => ['---:', '---:'])]);
for (const name of folders)
  cells([name, ...both(({ folders: of }) => of.get(name)).flatMap((of) => [of?.files ?? 0, of?.lines ?? 0])]);
cells(['all without tests', ...both(({ whole }) => whole).flatMap(({ files, lines }) => [files, lines])]);
console.log(`median TypeScript file: ${both((state) => state.median).join(' → ')} lines`);
console.log(`files over 300 lines: ${both(({ long }) => long.length).join(' → ')} (${states.at(-1).long.join(', ')})`);
console.log(`casts: ${both(({ casts }) => casts).join(' → ')}`);
