/** A transfer proves one payment out, whether of a payout or of a refund. */
import type { Findings } from './checks';
import { ref, type Reader, type Row } from './reader';

type Kept = {
  collection: string;
  number: string;
  key: string;
  nameOf: (row: Row) => string;
  counts?: (row: Row) => boolean;
};

/** Where such numbers are. A return keeps the proof of a request that was confirmed, and one that was withdrawn proves nothing. */
const places: readonly Kept[] = [
  { collection: 'payouts', number: 'reference', key: 'reference_key', nameOf: ({ id }) => `payout ${id}` },
  {
    collection: 'returns',
    number: 'refund_trx_id',
    key: 'refund_trx_key',
    nameOf: ({ id }) => `return ${id}`,
  },
  {
    collection: 'refund-requests',
    number: 'trx_id',
    key: 'trx_key',
    nameOf: ({ id }) => `refund request ${id}`,
    counts: ({ status, payment }) => status === 'prepared' || (status === 'confirmed' && ref(payment) !== ''),
  },
  { collection: 'payments', number: 'refund_trx_id', key: 'refund_trx_key', nameOf: ({ id }) => `payment ${id}` },
];

export async function checkTransfers(reader: Reader, findings: Findings): Promise<void> {
  const used = new Map<string, string>();
  for (const { collection, number, key, nameOf, counts } of places) {
    const fields = [number, key, ...(counts ? ['status', 'payment'] : [])];
    for await (const rows of reader.pages(collection, fields))
      for (const row of rows) {
        const form = inOneForm(ref(row[number]));
        if (form === '' || counts?.(row) === false) continue;
        const [kept, other] = [ref(row[key]), used.get(form)];
        used.set(form, nameOf(row));
        // A server of an earlier release leaves the key empty.
        findings.expect(
          'transfer/once',
          nameOf(row),
          other === undefined && (kept === '' || kept === form),
          other ? `${form} is the proof of ${other} too` : `${form} is kept as ${kept}`,
        );
      }
  }
}

/** The number of a transfer in one form: without blanks, in capitals and digits of one script. */
const inOneForm = (typed: string): string =>
  typed
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)))
    .replace(/\s/g, '')
    .toUpperCase();
