/** Grocery or general vendor, with what each means. */
import { ShoppingBasket, Store } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { vendorMessages } from './messages';

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    legend {
      grid-column: 1 / -1;
    }
  }
`;
const Mark = styled.span`
  color: var(--danger);
`;
const Choice = styled.label<{ $wrong: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  align-items: center;
  padding: 14px;
  border: 1px solid ${({ $wrong }) => ($wrong ? 'var(--danger)' : 'var(--line-strong)')};
  border-radius: var(--radius);
  cursor: pointer;
  svg {
    grid-row: span 2;
    color: var(--leaf);
  }
  small {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: var(--leaf);
    background: var(--leaf-soft);
    box-shadow: 0 0 0 1px var(--leaf);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--marigold-strong);
    outline-offset: 2px;
  }
`;
const Errors = styled.p`
  grid-column: 1 / -1;
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 600;
`;
const kinds = [
  { value: '1', icon: ShoppingBasket, name: 'type1', text: 'type1Text' },
  { value: '2', icon: Store, name: 'type2', text: 'type2Text' },
] as const;

export type TypeChoiceProps = {
  value: string;
  onChange: (value: string) => void;
  errors?: readonly string[] | undefined;
};

export function TypeChoice({ value, onChange, errors = [] }: TypeChoiceProps) {
  const id = useId();
  const say = useText(vendorMessages);
  const sayShared = useText(sharedMessages);
  const isWrong = errors.length > 0;
  return (
    <Group aria-invalid={isWrong || undefined} aria-describedby={isWrong ? `${id}-errors` : undefined}>
      <legend>
        {say('type')}
        <Mark title={sayShared('required')} aria-hidden="true">
          {' *'}
        </Mark>
      </legend>
      {kinds.map(({ value: kind, icon: Icon, name, text }) => (
        <Choice key={kind} $wrong={isWrong}>
          <input
            type="radio"
            name={`${id}-type`}
            value={kind}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
          <b>{say(name)}</b>
          <small>{say(text)}</small>
        </Choice>
      ))}
      {isWrong && (
        <Errors id={`${id}-errors`} role="alert">
          {errors.join(' ')}
        </Errors>
      )}
    </Group>
  );
}
