'use client';
/** Leads to the lines that a payout pays. */
import type { Id } from '../../../domain/ids';
import { isGivenBack, payoutReference, type PayoutStatus } from '../../../domain/payouts/statuses';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { LinkButton } from '../../shared/page/LinkButton';

type Props = { payout: { id: Id; lines: number | null; status: PayoutStatus }; address: (id: Id) => string };

export function LinesLink({ payout: { id, lines, status }, address }: Props) {
  const say = useText(vendorMoneyWords);
  if (lines === null || isGivenBack(status)) return null;
  return (
    <LinkButton isSmall href={address(id)} label={say('linesOf', { count: lines, name: payoutReference(id) })}>
      {say('lines', { count: lines })}
    </LinkButton>
  );
}
