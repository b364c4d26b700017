/** The judged searches, from memory and in the database: what people want is found and comes first. */
import { judge, shownSlugs } from '../../../../scripts/searchReport/judge';
import type { Settings } from '../../../../services/openCtx';
import { openShop } from '../../../support/http';

const shop = openShop();
const settings = (): Settings => shop.payload().config.custom.haat as Settings;

async function verdict(searchInMemory: number) {
  settings().searchInMemory = searchInMemory;
  return judge(async (query) => {
    const { body } = await shop.visitor.get(`/normal-search/${encodeURIComponent(query)}/Dhaka/Savar?limit=20`);
    if (body.status !== 200) throw new Error(`${query}: ${JSON.stringify(body)}`);
    return shownSlugs(body);
  });
}

test('from memory and in the database, and both alike', async () => {
  const memory = await verdict(50_000);
  const database = await verdict(0);
  expect(memory.judged.length).toBeGreaterThanOrEqual(300);
  for (const { meanReciprocalRank, complete } of [memory, database]) {
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
    expect(complete).toBeGreaterThanOrEqual(0.97);
  }
  expect(Math.abs(memory.meanReciprocalRank - database.meanReciprocalRank)).toBeLessThanOrEqual(0.03);
  expect(Math.abs(memory.complete - database.complete)).toBeLessThanOrEqual(0.03);
}, 300_000);
