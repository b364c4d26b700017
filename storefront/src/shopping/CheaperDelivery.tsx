/** The amount missing until delivery is free, or cheaper. */
import { useId } from 'react';
import styled from 'styled-components';
import type { CartSummary } from '../../../contract/cart';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { deliveryMessages } from './delivery.messages';

const Box = styled.div`
  display: grid;
  gap: 6px;
  font-size: 0.9375rem;
  progress {
    width: 100%;
    height: 8px;
    overflow: hidden;
    appearance: none;
    border: 0;
    border-radius: 4px;
    background: var(--sunk);
  }
  progress::-webkit-progress-bar {
    background: var(--sunk);
  }
  progress::-webkit-progress-value {
    border-radius: 4px;
    background: var(--leaf);
  }
  /* Other browsers would refuse the rule with an error. */
  @supports selector(::-moz-progress-bar) {
    progress::-moz-progress-bar {
      border-radius: 4px;
      background: var(--leaf);
    }
  }
`;

export function CheaperDelivery({ summary }: { summary: Pick<CartSummary, 'cheaper_delivery' | 'subtotal'> }) {
  const say = useText(deliveryMessages);
  const { taka } = useFormats();
  const id = useId();
  const { cheaper_delivery: cheaper, subtotal } = summary;
  if (!cheaper) return null;
  const amount = taka(cheaper.missing);
  return (
    <Box>
      <p id={id}>
        {cheaper.charge === 0
          ? say('moreForFree', { amount })
          : say('moreForCheaper', { amount, charge: taka(cheaper.charge) })}
      </p>
      <progress aria-labelledby={id} max={cheaper.from} value={subtotal} />
    </Box>
  );
}
