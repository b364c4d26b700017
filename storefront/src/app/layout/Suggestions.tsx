/** The list below the search box: the typed text, suggestions, or the last searches of this browser. */
import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { keepSearches, lastSearches } from '../session/lastSearches';
import { LastSearches } from './LastSearches';
import type { Combo } from './combo';
import { linesFor, type Line } from './suggestionLines';
import { SuggestionLine } from './SuggestionLine';
import { suggestionMessages } from './suggestions.messages';
import { lineId, useCombobox } from './useCombobox';
import { useRoomBelow } from './useRoomBelow';
import { useSuggestions } from './useSuggestions';

/** As wide as the page on a phone, as wide as the box on a desk. */
const Panel = styled.div`
  position: absolute;
  z-index: 46;
  top: 100%;
  left: 0;
  right: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: 0 0 var(--radius) var(--radius);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  @media (min-width: 900px) {
    top: calc(100% + 6px);
    border-radius: var(--radius);
  }
`;
const Failed = styled.p`
  margin: 0;
  padding: 10px 14px;
  color: var(--ink-2);
`;

type Box = RefObject<HTMLInputElement | null>;
export type SuggestionsProps = {
  box: Box;
  text: string;
  onText: (text: string) => void;
  onCombo: (combo: Combo) => void;
};

export function Suggestions({ box, text, onText, onCombo }: SuggestionsProps) {
  const say = useText(suggestionMessages);
  const navigate = useNavigate();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const typed = text.trim();
  const [isWanted, setWanted] = useWanted(box, panel, text);
  const [last, setLast] = useState<readonly string[]>(lastSearches);
  const { suggested, isFailed } = useSuggestions(typed, isWanted);
  const lines = useMemo(() => linesFor(typed, last, suggested), [typed, last, suggested]);
  const isOpen = isWanted && lines.length > 0;
  const room = useRoomBelow(box, isOpen);
  const close = () => setWanted(false);
  const open = useCallback(() => {
    setLast(lastSearches());
    setWanted(true);
  }, [setWanted]);
  const choose = (line: Line) => {
    if (line.kind === 'search' || line.kind === 'last') onText(line.text);
    close();
    box.current?.blur();
    void navigate(line.path);
  };
  const active = useCombobox({ id, lines, isOpen, open, close, choose, onCombo });
  const keep = (searches: readonly string[]) => {
    keepSearches(searches);
    setLast(searches);
    box.current?.focus();
  };
  const list = (
    <ul id={id} role="listbox" aria-label={say(typed === '' ? 'lastSearches' : 'suggestions')}>
      {lines.map((line, at) => (
        <SuggestionLine
          key={line.key}
          id={lineId(id, at)}
          line={line}
          isActive={at === active}
          onChoose={() => choose(line)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? say('counted', { count: lines.length }) : ''}</VisuallyHidden>
      {isOpen && (
        // The box keeps the focus while a line is pressed.
        <Panel ref={panel} style={{ maxHeight: room }} onMouseDown={(event) => event.preventDefault()}>
          {typed === '' ? (
            <LastSearches searches={last} onKeep={keep}>
              {list}
            </LastSearches>
          ) : (
            list
          )}
          {isFailed && <Failed role="status">{say('failed')}</Failed>}
        </Panel>
      )}
    </>
  );
}

/** Open from the first character or the focus until Escape, a choice, another page, or loss of focus. */
function useWanted(box: Box, panel: RefObject<HTMLElement | null>, text: string) {
  const [isWanted, setWanted] = useState(false);
  const { key } = useLocation();
  useEffect(() => setWanted(false), [key]);
  useEffect(() => setWanted(document.activeElement === box.current), [box, text]);
  useEffect(() => {
    if (!isWanted) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && target !== box.current && !panel.current?.contains(target)) setWanted(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [box, panel, isWanted]);
  return [isWanted, setWanted] as const;
}
