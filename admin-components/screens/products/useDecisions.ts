'use client';
/** Approving and rejecting products and changes, one by one or many at once. */
import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { productReject, productVerify } from '../../../contract/products';
import type { CallFailure } from '../../../contract/client/answer';
import { changeState } from '../../../domain/products/changes';
import { productVerify as verifyStates } from '../../../domain/catalogue/visible';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { productWords } from '../../messages/products';
import { reviewWords } from '../../messages/review';
import { useBulk } from '../../shared/bulk/useBulk';
import { confirm } from '../../shared/dialogs/ask';
import { useAskReason } from '../../shared/dialogs/useAskReason';
import type { ProductRow } from './useProductList';

/** Whether the row is a change beside an approved product. */
export const isChange = (row: ProductRow): boolean =>
  row.verify === verifyStates.approved && row.change_state === changeState.waiting;

/** Approves the version that was shown: a product changed since is refused, not approved unseen. */
const approval = (row: ProductRow) => ({ params: { id: String(row.id) }, body: { updated_at: row.updated_at } });
const rejection = (row: ProductRow, reason: string) => ({
  params: { id: String(row.id) },
  body: { reason, only_change: isChange(row) ? 1 : 0 } as const,
});

type Decisions = {
  isBusy: boolean;
  dialog: ReactNode;
  approve: (row: ProductRow) => Promise<boolean>;
  reject: (row: ProductRow) => Promise<boolean>;
  many: (isApproval: boolean, rows: readonly ProductRow[]) => Promise<ReadonlySet<string | number> | null>;
};

export function useDecisions(reload: () => Promise<void>): Decisions {
  const say = useText(productWords);
  const review = useText(reviewWords);
  const verify = useSend(productVerify);
  const refuse = useSend(productReject);
  const askReason = useAskReason();
  const { nameOf } = useFormats();
  const bulk = useBulk();
  const approveOne = async (row: ProductRow) => told(await verify.send(approval(row)));
  const rejectOne = async (row: ProductRow, reason: string) => told(await refuse.send(rejection(row, reason)));
  const report = async (problem: string | null, success: string) => {
    if (problem) toast.error(problem);
    else toast.success(success);
    await reload();
    return problem === null;
  };

  const approve = async (row: ProductRow) => {
    const name = nameOf(row);
    const text = isChange(row) ? review('approveChangeAsk', { name }) : say('approveAsk', { name });
    if (!(await confirm({ text }))) return false;
    const done = isChange(row) ? review('changeApproved', { name }) : say('approvedOne', { name });
    return report(await approveOne(row), done);
  };
  const reject = async (row: ProductRow) => {
    const name = nameOf(row);
    const asked = isChange(row)
      ? { title: review('rejectChangeTitle', { name }), text: review('rejectChangeText') }
      : { title: review('rejectTitle', { name }) };
    const reason = await askReason({ ...asked, yes: say('reject') });
    if (reason === null) return false;
    const done = isChange(row) ? review('changeTurnedDown', { name }) : say('rejectedOne', { name });
    return report(await rejectOne(row, reason), done);
  };
  const many: Decisions['many'] = async (isApproval, rows) => {
    const items = rows.map((row) => ({ key: row.id, name: nameOf(row), row }));
    if (items.length === 0) return null;
    const count = items.length;
    const title = say(isApproval ? 'approveChosen' : 'rejectChosen');
    const asked = { title: review('manyTitle', { count }), text: review('manyText'), yes: say('reject') };
    const question = {
      title,
      text: say('approveManyAsk', { count }),
      ...(isApproval ? {} : { askReason: () => askReason(asked) }),
    };
    const failed = await bulk.start(question, items, ({ row }, reason) =>
      isApproval ? approveOne(row) : rejectOne(row, reason),
    );
    if (failed) await reload();
    return failed;
  };
  return { isBusy: bulk.isBusy, dialog: bulk.dialog, approve, reject, many };
}

/** The problem, or null. */
const told = (result: { ok: true } | CallFailure): string | null => (result.ok ? null : result.message);
