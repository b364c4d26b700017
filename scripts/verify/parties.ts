/**
 * Whom the lines of the journal name: an order, a vendor, a warehouse or a refund that exists. And what our own money comes to: a
 * cash desk holds no less than nothing.
 */
import type { Findings } from './checks';
import { idsIn, num, ref, type Reader, type Row } from './reader';

/** Cash of packages without a warehouse, which is at no desk. */
const NOWHERE = 'none';

/** The accounts that are kept for somebody, and where these are; `before`: what their names begin with. */
const kept: Readonly<Record<string, readonly { collection: string; before: string }[]>> = {
  held: [{ collection: 'orders', before: '' }],
  owed_vendor: [{ collection: 'vendors', before: '' }],
  cash_warehouse: [{ collection: 'warehouses', before: '' }],
  owed_refund: [
    { collection: 'payments', before: 'payment:' },
    { collection: 'returns', before: 'return:' },
  ],
};

/** Our own accounts outside the shop. Below zero is no damage here, and worth a look there. */
const outside: Readonly<Record<string, string>> = { bank: 'The bank account', wallet_bkash: 'The bKash wallet' };

export async function checkParties(reader: Reader, findings: Findings): Promise<void> {
  const desks = new Map<string, number>();
  const ours = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for await (const lines of reader.pages('journal-lines', ['account', 'party', 'amount'])) {
    const there = await partiesOf(reader, lines);
    for (const { id, account, party, amount } of lines) {
      const [of, named] = [String(account), ref(party)];
      const isNowhere = of === 'cash_warehouse' && named === NOWHERE;
      const isKnown = kept[of] ? isNowhere || there.has(`${of} ${named}`) : named === '';
      findings.expect('ledger/party', `line ${id}`, isKnown, `${of} of ${named || 'nobody'}, who does not exist`);
      if (of === 'cash_warehouse') add(desks, named, num(amount));
      if (outside[of]) add(ours, of, num(amount));
    }
  }
  for (const [desk, holds] of desks)
    findings.expect('cash/desk', desk === NOWHERE ? 'no desk' : `warehouse ${desk}`, holds >= 0, `holds ${holds} taka`);
  for (const [of, holds] of ours)
    if (holds < 0)
      findings.notes.push(
        `${outside[of]} stands at ${holds} taka: money that is not in the ledger yet was put there, or a transfer is named wrongly`,
      );
}

/** Account and party of these lines, where the party exists. */
async function partiesOf(reader: Reader, lines: readonly Row[]): Promise<Set<string>> {
  const there = new Set<string>();
  for (const [account, places] of Object.entries(kept)) {
    const named = [...new Set(lines.filter((each) => each.account === account).map(({ party }) => ref(party)))];
    for (const { collection, before } of places) {
      const own = named.filter((name) => name.startsWith(before) && name !== NOWHERE);
      const ids = own.map((name) => name.slice(before.length));
      for (const { id } of await reader.of(collection, 'id', idsIn(reader, ids), []))
        there.add(`${account} ${before}${id}`);
    }
  }
  return there;
}
