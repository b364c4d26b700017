/** Grocery or general vendor, with what each means. */
import { ShoppingBasket, Store } from 'lucide-react';
import styled from 'styled-components';
import { vendorFields } from '../../../../domain/vendors/fields';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import { ChoiceGroup, overlaidInput } from '../../ui/ChoiceGroup';
import { vendorMessages } from './messages';

const Kinds = styled.div`
  display: grid;
  gap: 10px;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;
const Choice = styled.label<{ $wrong: boolean }>`
  ${overlaidInput}
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  align-items: center;
  padding: 14px;
  border: 1px solid ${({ $wrong }) => ($wrong ? 'var(--danger)' : 'var(--line-strong)')};
  border-radius: var(--radius);
  outline-offset: 2px;
  svg {
    grid-row: span 2;
    color: var(--leaf);
  }
  small {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  &:has(:checked) {
    border-color: var(--leaf);
    background: var(--leaf-soft);
    box-shadow: 0 0 0 1px var(--leaf);
  }
`;
const kinds = [
  { kind: 1, icon: ShoppingBasket, text: 'type1Text' },
  { kind: 2, icon: Store, text: 'type2Text' },
] as const;

const { label, choices } = vendorFields.type;

export type TypeChoiceProps = {
  value: string;
  onChange: (value: string) => void;
  errors?: readonly string[] | undefined;
};

export function TypeChoice({ value, onChange, errors }: TypeChoiceProps) {
  const say = useText(vendorMessages);
  const pair = usePair();
  return (
    <ChoiceGroup question={pair(label)} errors={errors} isRequired>
      {(group) => (
        <Kinds>
          {kinds.map(({ kind, icon: Icon, text }) => (
            <Choice key={kind} $wrong={(errors?.length ?? 0) > 0}>
              <input
                type="radio"
                name={group}
                value={kind}
                checked={value === String(kind)}
                onChange={() => onChange(String(kind))}
              />
              <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
              <b>{pair(choices[kind])}</b>
              <small>{say(text)}</small>
            </Choice>
          ))}
        </Kinds>
      )}
    </ChoiceGroup>
  );
}
