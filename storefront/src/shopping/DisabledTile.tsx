/** A category tile that is still to come: it says so on itself, and why when it is pressed. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';

const Tile = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 8px;
  width: 100%;
  height: 100%;
  padding: 14px 6px 12px;
  border: 1px dashed var(--line);
  border-radius: var(--radius-l);
  background: none;
  color: var(--ink-2);
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  transition: border-color var(--quick);
  &:hover {
    border-color: var(--leaf);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: var(--sunk);
  }
  small {
    align-self: end;
    padding: 1px 10px;
    border-radius: 999px;
    background: var(--leaf-soft);
    color: var(--leaf);
    font-size: 0.75rem;
  }
`;

export function DisabledTile({ name, icon }: { name: string; icon: ReactNode }) {
  const say = useText(sharedMessages);
  return (
    <Tile type="button" onClick={() => showToast('info', say('disabledInDemo'), { title: say('disabled') })}>
      <span aria-hidden="true">{icon}</span>
      {name}
      <small>{say('soon')}</small>
    </Tile>
  );
}
