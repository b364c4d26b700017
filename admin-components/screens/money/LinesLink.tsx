'use client';
/** Leads to the lines that a payout was prepared for. */
import type { Id } from '../../../domain/ids';
import { payoutReference } from '../../../domain/payouts/statuses';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { LinkButton } from '../../shared/page/LinkButton';

type Props = { payout: { id: Id; lines: number | null }; address: (id: Id) => string };

export function LinesLink({ payout: { id, lines }, address }: Props) {
  const say = useText(vendorMoneyWords);
  if (lines === null) return null;
  return (
    <LinkButton isSmall href={address(id)} label={say('linesOf', { count: lines, name: payoutReference(id) })}>
      {say('lines', { count: lines })}
    </LinkButton>
  );
}
