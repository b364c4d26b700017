/** One line of the list below the search box. All lines are equally high: nothing moves when answers arrive. */
import { History, LayoutGrid, Search, Store } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Picture } from '../../ui/Picture';
import type { Line } from './suggestionLines';
import { suggestionMessages } from './suggestions.messages';

export const LINE_HEIGHT = 48;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  height: ${LINE_HEIGHT}px;
  padding: 0 14px;
  cursor: pointer;
  > svg,
  > span:first-child {
    flex: none;
    width: 36px;
    color: var(--ink-3);
  }
  > small,
  > b {
    flex: none;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  > b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--leaf-soft);
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 var(--leaf);
  }
`;
const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export type SuggestionLineProps = { id: string; line: Line; isActive: boolean; onChoose: () => void };

export function SuggestionLine({ id, line, isActive, onChoose }: SuggestionLineProps) {
  return (
    <Row id={id} role="option" aria-selected={isActive} onClick={onChoose}>
      <Inside line={line} />
    </Row>
  );
}

function Inside({ line }: { line: Line }) {
  const say = useText(suggestionMessages);
  const { nameOf, taka } = useFormats();
  if (line.kind === 'product')
    return (
      <>
        <Picture src={line.product.thumbnail} alt="" width={36} height={36} sizes="36px" radius="var(--radius-s)" />
        <Name>{nameOf(line.product)}</Name>
        <b>{taka(line.product.selling_price)}</b>
      </>
    );
  if ('named' in line) {
    const Icon = line.kind === 'shop' ? Store : LayoutGrid;
    return (
      <>
        <Icon size={18} aria-hidden="true" />
        <Name>{nameOf(line.named)}</Name>
        <small>{say(line.kind)}</small>
      </>
    );
  }
  const isLast = line.kind === 'last';
  const Icon = isLast ? History : Search;
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <Name>{isLast ? line.text : say('searchFor', { text: line.text })}</Name>
    </>
  );
}
