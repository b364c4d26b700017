'use client';
/** The difference of a count or deposit: none, too much, or missing. One that was taken back has none. */
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { Badge } from '../../shared/badges/Badge';

export function Difference({ amount, isReversed = false }: { amount: number; isReversed?: boolean }) {
  const say = useText(cashWords);
  const { taka } = useFormats();
  if (isReversed)
    return (
      <>
        <s>{taka(amount)}</s> <Badge tone="grey">{say('reversed')}</Badge>
      </>
    );
  return <Badge tone={amount === 0 ? 'green' : amount < 0 ? 'red' : 'amber'}>{taka(amount)}</Badge>;
}
