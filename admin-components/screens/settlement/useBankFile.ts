'use client';
/** The bank transfers of a run as a file for the bank's bulk upload. */
import { toast } from '@payloadcms/ui';
import { useCallback } from 'react';
import { payoutBankFile } from '../../../contract/payoutBankFiles';
import type { PayoutShape } from '../../../contract/payouts';
import { useSend } from '../../../frontend/api/useSend';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { downloadLines } from '../../shared/table/csv';

/** Banks read these names, whatever the language of the screen. */
const heading = ['account_holder', 'account_number', 'bank', 'branch', 'routing_number', 'amount', 'our_reference'];
const lineOf = (row: PayoutShape): string[] => [
  row.holder,
  row.number,
  row.bank,
  row.branch,
  row.routing,
  String(row.amount),
  row.our_reference,
];

export function useBankFile(): { save: (run: string) => Promise<void>; isBusy: boolean } {
  const say = useText(payoutWords);
  const { send, isPending } = useSend(payoutBankFile);
  const save = useCallback(
    async (run: string) => {
      const result = await send({ params: { id: run } });
      if (!result.ok) return;
      const { payouts, left_out_count: leftOut } = result.answer;
      if (leftOut > 0) toast.warning(say('bankFileLeftOut', { count: leftOut }));
      if (payouts.length === 0) toast.info(say('bankFileEmpty'));
      else downloadLines(`payout-run-${run}`, [heading, ...payouts.map(lineOf)]);
    },
    [send, say],
  );
  return { save, isBusy: isPending };
}
