/** A category tile that is still to come: it is marked so, and says why when pressed. */
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';
import { kindsOfGoods, type KindOfGoods } from './kinds';
import goods from './kinds.webp?url';

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
  small {
    align-self: end;
    padding: 1px 10px;
    border-radius: 999px;
    background: var(--leaf-soft);
    color: var(--leaf);
    font-size: 0.75rem;
  }
`;

/** One of the pictures side by side in the file. */
const Good = styled.img<{ $place: number }>`
  width: 64px;
  height: 64px;
  object-fit: cover;
  object-position: ${({ $place }) => ($place / (kindsOfGoods.length - 1)) * 100}% 0;
`;

export function DisabledTile({ name, kind }: { name: string; kind: KindOfGoods }) {
  const say = useText(sharedMessages);
  return (
    <Tile type="button" onClick={() => showToast('info', say('disabledInDemo'), { title: say('disabled') })}>
      <Good src={goods} alt="" width={64} height={64} loading="lazy" $place={kindsOfGoods.indexOf(kind)} />
      {name}
      <small>{say('soon')}</small>
    </Tile>
  );
}
