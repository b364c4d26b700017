/** A coupon with its code to copy. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { partMessages } from './parts.messages';
import type { PartOf } from './types';

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 18px 20px;
  border: 2px dashed var(--marigold);
  border-radius: var(--radius-l);
  background: var(--marigold-soft);
  color: var(--ink);
  strong {
    display: block;
    font-size: 1.25rem;
  }
  code {
    font: inherit;
    font-weight: 700;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
`;
const PERCENTAGE = 2;

export function CouponPart({ part }: { part: PartOf<'coupon'> }) {
  const say = useText(partMessages);
  const { taka, digits } = useFormats();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(part.code);
      setCopied(true);
    } catch {
      // If the browser does not allow copying, the code can still be selected.
      setCopied(false);
    }
  };
  return (
    <Card>
      <div>
        <strong>
          {part.type === PERCENTAGE
            ? say('percent', { percentage: digits(part.percentage) })
            : say('off', { amount: taka(part.fixed) })}
        </strong>
        {part.min_order > 0 && <span>{say('from', { amount: taka(part.min_order) })}</span>}
      </div>
      <div>
        {say('code')} <code translate="no">{part.code}</code>
      </div>
      <Button kind="action" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        {say('copy')}
      </Button>
      <span role="status">{isCopied && say('copied')}</span>
    </Card>
  );
}
