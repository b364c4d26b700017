/** A price, and the one before the discount. */
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { VisuallyHidden } from './VisuallyHidden';

const Row = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0 8px;
  font-variant-numeric: tabular-nums;
  font-size: ${({ $large }) => ($large ? '1.75rem' : '1.125rem')};
  line-height: 1.3;
  > b {
    font-weight: 600;
    color: var(--ink);
  }
  > s {
    font-size: 0.72em;
    color: var(--ink-3);
  }
`;

export type PriceProps = {
  amount: number;
  before?: number | undefined;
  isLarge?: boolean;
  /** Other variants cost more. */ isFrom?: boolean;
};

/** `before` is shown struck through if it is higher. */
export function Price({ amount, before, isLarge = false, isFrom = false }: PriceProps) {
  const { taka } = useFormats();
  const say = useText(sharedMessages);
  return (
    <Row $large={isLarge}>
      <b>
        <VisuallyHidden>{say('nowPrice')} </VisuallyHidden>
        {isFrom ? say('priceFrom', { price: taka(amount) }) : taka(amount)}
      </b>
      {before !== undefined && before > amount && (
        <s>
          <VisuallyHidden>{say('wasPrice')} </VisuallyHidden>
          {taka(before)}
        </s>
      )}
    </Row>
  );
}
