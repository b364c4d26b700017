/**
 * Corrections of the journal over three months: fees of the gateway, a write-off, and one that waits for another
 * person.
 */
import { createLocalReq } from 'payload';
import { adjusted, type Adjustable } from '../../../domain/ledger/adjustments';
import { openCtx } from '../../../services/openCtx';
import { post } from '../../../services/ledger/post';
import { postAll } from '../../../services/ledger/postPast';
import type { People } from './people';
import type { Store } from './store';

type Row = { days: number; debit: Adjustable; credit: Adjustable; amount: number; reason: string; isPosted: boolean };

const rows: readonly Row[] = [
  {
    days: 62,
    debit: 'cost_gateway',
    credit: 'wallet_bkash',
    amount: 214,
    reason: 'Fees of the gateway, first month',
    isPosted: true,
  },
  {
    days: 32,
    debit: 'cost_gateway',
    credit: 'wallet_bkash',
    amount: 187,
    reason: 'Fees of the gateway, second month',
    isPosted: true,
  },
  {
    days: 20,
    debit: 'cost_write_offs',
    credit: 'bank',
    amount: 60,
    reason: 'Charge of the bank for a statement',
    isPosted: true,
  },
  {
    days: 1,
    debit: 'cost_gateway',
    credit: 'wallet_bkash',
    amount: 203,
    reason: 'Fees of the gateway, third month',
    isPosted: false,
  },
];

/** Posts the demo's orders, and the corrections. */
export async function loadLedger(store: Store, people: People): Promise<void> {
  const ctx = openCtx(await createLocalReq({}, store.payload));
  await postAll(ctx);
  const known = await store.by('ledger-adjustments', 'reason');
  for (const { days, debit, credit, amount, reason, isPosted } of rows.filter((row) => !known.has(row.reason))) {
    const at = store.daysAgo(days);
    const made = await store.write('ledger-adjustments', {
      debit_account: debit,
      debit_party: '',
      credit_account: credit,
      credit_party: '',
      amount,
      reason,
      status: isPosted ? 'posted' : 'prepared',
      prepared_by: people.get('subadmin')!.id,
      ...(isPosted ? { decided_by: people.get('admin')!.id, decided_at: at.toISOString() } : {}),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    if (!isPosted) continue;
    const side = (account: Adjustable) => ({ account, party: '' });
    const lines = adjusted({ debit: side(debit), credit: side(credit), amount });
    const entry = {
      event: 'adjustment',
      subject: `adjustment:${made.id}`,
      order_number: null,
      lines,
      note: reason,
    } as const;
    await post(ctx, entry, at);
  }
}
