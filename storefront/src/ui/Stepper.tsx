/** A number changed one at a time, between a minimum and a maximum. */
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

const Group = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--card);
`;
const Step = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 42px;
  border: 0;
  background: transparent;
  color: var(--leaf);
  &:disabled {
    color: var(--ink-3);
    opacity: 0.5;
  }
`;
const Number = styled.output`
  min-width: 32px;
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export type StepperProps = {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What is counted, for screen readers. */
  label?: string;
  isBusy?: boolean;
};

export function Stepper({ value, min, max, onChange, label, isBusy = false }: StepperProps) {
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  return (
    <Group role="group" aria-label={label ?? say('quantity')}>
      <Step
        type="button"
        data-counts="1"
        aria-label={say('decrease')}
        disabled={isBusy || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} aria-hidden="true" />
      </Step>
      <Number aria-live="polite">{digits(value)}</Number>
      <Step
        type="button"
        data-counts="1"
        aria-label={say('increase')}
        disabled={isBusy || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} aria-hidden="true" />
      </Step>
    </Group>
  );
}
