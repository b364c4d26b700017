/**
 * `npm run report:search -- http://localhost:3000`: runs every judged search on a running shop with the demo data, and
 * prints precision, reciprocal rank, searches without results, and the worst.
 */
import { judge, shownSlugs } from './searchReport/judge';

const WORST = 40;
const [url = 'http://localhost:3000'] = process.argv.slice(2);
const began = performance.now();
const verdict = await judge(async (query) => {
  const response = await fetch(`${url}/api/normal-search/${encodeURIComponent(query)}/Dhaka/Savar?limit=20`);
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
  return shownSlugs((await response.json()) as Parameters<typeof shownSlugs>[0]);
});
const { judged } = verdict;
const nothing = judged.filter(({ found }) => found.length === 0);
const worst = judged
  .filter(({ rank, missing }) => rank !== 1 || missing.length > 0)
  .sort((a, b) => (a.rank || Infinity) - (b.rank || Infinity) || a.missing.length - b.missing.length)
  .reverse();
console.log(`searches                    ${judged.length} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
console.log(`precision at 5              ${verdict.precisionAt5.toFixed(3)}`);
console.log(`mean reciprocal rank        ${verdict.meanReciprocalRank.toFixed(3)}  (at least 0.9)`);
console.log(`all wanted in the first 10  ${(verdict.complete * 100).toFixed(1)} %  (at least 97)`);
console.log(`nothing found               ${nothing.length}  ${nothing.map(({ query }) => query).join(', ')}`);
console.log(`\nthe worst of ${worst.length} that are not perfect`);
for (const { query, rank, missing, found } of worst.slice(0, WORST))
  console.log(
    `  ${query}: first wanted ${rank || '-'}, missing ${missing.join(' ') || '-'}; shown ${found.slice(0, 3).join(' ') || '-'}`,
  );
