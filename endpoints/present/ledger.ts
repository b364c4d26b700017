import type { AdjustmentShape, LedgerLineShape } from '../../contract/ledger';
import type { AccountName } from '../../domain/ledger/accounts';
import type { LedgerEvent } from '../../domain/ledger/eventNames';
import type { JournalEntry, JournalLine, LedgerAdjustment } from '../../payload-types';
import { actorOf, type Ctx } from '../../services/ctx';
import type { PartyNames } from '../../services/ledger/partyNames';
import { filled, refId, sameRef } from '../../services/relations';

type Found = { line: JournalLine; entry: JournalEntry | undefined; actor: string | null };

export function presentLedgerLine({ line, entry, actor }: Found, nameOf: PartyNames): LedgerLineShape {
  return {
    id: line.id,
    entry: refId(line.entry)!,
    at: line.at,
    event: (entry?.event ?? 'adjustment') as LedgerEvent,
    subject: entry?.subject ?? '',
    order_number: line.order_number ?? null,
    account: line.account as AccountName,
    party: nameOf(line),
    amount: line.amount,
    available_at: line.available_at ?? null,
    note: entry?.note ?? '',
    actor_name: actor,
  };
}

/** `cash`: what the desk of each warehouse holds. */
type Known = { partyOf: PartyNames; cash: ReadonlyMap<string, number> };

export function presentAdjustment(ctx: Ctx, each: LedgerAdjustment, { partyOf, cash }: Known): AdjustmentShape {
  const side = (account: string, party: string | null | undefined, change: number) => {
    const isDesk = account === 'cash_warehouse' && each.status === 'prepared';
    const holds = cash.get(party ?? '') ?? 0;
    return {
      account: account as AccountName,
      party: partyOf({ account, party: party ?? null }),
      desk: isDesk ? { holds, after: holds + change } : null,
    };
  };
  return {
    id: each.id,
    debit: side(each.debit_account, each.debit_party, each.amount),
    credit: side(each.credit_account, each.credit_party, -each.amount),
    amount: each.amount,
    reason: each.reason,
    status: each.status,
    prepared_by: filled(each.prepared_by)?.name ?? null,
    is_own: sameRef(each.prepared_by, actorOf(ctx).id),
    decided_by: filled(each.decided_by)?.name ?? null,
    created_at: each.createdAt,
    decided_at: each.decided_at ?? null,
    decision_reason: each.decision_reason ?? '',
  };
}
