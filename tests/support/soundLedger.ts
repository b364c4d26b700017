import type { Payload } from 'payload';
import { Findings } from '../../scripts/verify/checks';
import { checkLedger } from '../../scripts/verify/ledger';
import { Reader } from '../../scripts/verify/reader';

/** Orders that tests write past everything that posts have numbers from here on (`make/market.ts`). */
export const FIRST_MADE = 90_000_000_000;

/** Throws unless the journal's balances equal those computed from the orders. */
export async function expectSoundLedger(payload: Payload): Promise<void> {
  const findings = new Findings();
  await checkLedger(new Reader(payload), findings);
  const wrong = [...findings.broken].flatMap(([check, { ids }]) =>
    [...ids].filter(([id]) => !isMade(id)).map(([id, fault]) => `${check}, ${id}: ${fault}`),
  );
  expect(wrong).toEqual([]);
}

const isMade = (id: string): boolean => Number(id.replace(/^order /, '')) >= FIRST_MADE;
