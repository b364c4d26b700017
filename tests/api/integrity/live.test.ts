/** `npm run verify:data` while a shop is running, in its own process: half-written records are never reported as broken. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundledFile } from '../../support/bundled';
import { openShop } from '../../support/http';
import { racing } from '../../support/races';

const shop = openShop();
const race = racing(shop);
const run = promisify(execFile);

test('two checks while orders of two packages arrive and half of them are canceled: no invariant is violated at any moment', async () => {
  const sellers = [await race.seller(), await race.seller()];
  await race.delivery();
  const products = await Promise.all(sellers.map((seller) => race.product(seller, { qty: 5_000 })));
  let isOver = false;
  let placed = 0;
  const work = async () => {
    while (!isOver) {
      const people = await race.crowd(4);
      for (const each of people)
        await race.fill(
          each,
          products.map((product): [typeof product, number] => [product, 1]),
        );
      const replies = await Promise.all(people.map((each) => race.placed(each)));
      placed += race.tally(replies)[200] ?? 0;
      // Both vendors try each package: the one it does not belong to is refused.
      const ids = replies.slice(0, 2).flatMap(({ tracking_ids: own }) => own as string[]);
      await Promise.all(ids.flatMap((id) => sellers.map(({ caller }) => caller.post(`/pto-update-status/${id}/8`))));
    }
  };
  const working = work();
  /** The checks that found something; the copy of the demo data under a test has no picture files. */
  const look = async (): Promise<string[]> => {
    const env = { ...process.env, NODE_ENV: 'development' as const };
    const said = await run(process.execPath, [bundledFile('verify')], {
      env,
      timeout: 120_000,
    }).catch((error: { stdout: string }) => error);
    expect(said.stdout).toMatch(/✓ order\/total/);
    return [...said.stdout.matchAll(/✗ (\S+)/g)].map(([, check]) => check!).filter((check) => check !== 'file/there');
  };
  try {
    for (const _round of [1, 2]) expect(await look()).toEqual([]);
  } finally {
    isOver = true;
    await working;
  }
  expect(placed).toBeGreaterThan(4);
  await race.expectSound();
}, 300_000);
