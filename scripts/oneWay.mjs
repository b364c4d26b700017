/**
 * A journey is made in several ways: on a phone and on a desktop, in Bangla and in English. On two cores that is most of
 * an hour, so `npm test` makes each in one of its ways there, by turns; `npm run test:e2e` makes all of them.
 */
import fs from 'node:fs';
import { run, tell } from './steps.mjs';

/** The words of a title that name the way: “(phone, bn)”, “in en”, “public pages, bn, part 1”. */
const WAY = /\b(?:phone|desktop|en|bn)\b/g;

/**
 * Of each group of journeys that differ in their way alone, one half: the first of one group, the second of the next.
 * @param {string[]} titles as Playwright lists them, `file:line:column › title`, in its order
 */
export function oneWayOf(titles) {
  const groups = new Map();
  for (const title of titles) {
    const journey = title.replace(WAY, '');
    groups.set(journey, [...(groups.get(journey) ?? []), title]);
  }
  let turn = 0;
  return [...groups.values()].flatMap((ways) => {
    if (ways.length === 1) return ways;
    const half = Math.ceil(ways.length / 2);
    turn += 1;
    return turn % 2 === 1 ? ways.slice(0, half) : ways.slice(-half);
  });
}

/** Writes the journeys of one way into a file for Playwright (`--test-list`), and tells how many they are. */
export async function listOneWay(file) {
  const output = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--list'], {
    quiet: true,
  });
  const titles = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(' › '));
  if (titles.length === 0) throw new Error('Playwright lists no journeys');
  const chosen = oneWayOf(titles);
  tell(`${chosen.length} of ${titles.length} journeys: each in one of its ways. In all of them: npm run test:e2e`);
  fs.writeFileSync(file, `${chosen.join('\n')}\n`);
}
