/** Keyboard control and attributes of a box with a list below it, by the ARIA pattern for comboboxes. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Combo } from './combo';
import type { Line } from './suggestionLines';

type Given = {
  /** The id of the list; each option's id adds its position. */
  id: string;
  lines: readonly Line[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
  choose: (line: Line) => void;
  onCombo: (combo: Combo) => void;
};

export const lineId = (id: string, at: number): string => `${id}-${at}`;

/** The arrow keys go from the box through the options and back to the box. */
const stepFrom = (at: number, step: number, count: number): number => ((at + 1 + step + count + 1) % (count + 1)) - 1;

/** Which option is active; -1: none, the focus is in the box. */
export function useCombobox({ id, lines, isOpen, open, close, choose, onCombo }: Given): number {
  const [chosen, setChosen] = useState<string | null>(null);
  const active = isOpen ? lines.findIndex(({ key }) => key === chosen) : -1;
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const line = lines[active];
    if (step !== 0 && !isOpen) open();
    else if (step !== 0) setChosen(lines[stepFrom(active, step, lines.length)]?.key ?? null);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && line) choose(line);
    else return;
    event.preventDefault();
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  // When a list opens again it starts in the box.
  useEffect(() => setChosen(null), [isOpen]);
  const activeId = active < 0 ? undefined : lineId(id, active);
  useEffect(() => {
    onCombo({
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
      onClick: open,
      onFocus: open,
      onKeyDown: (event) => latest.current(event),
    });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [onCombo, isOpen, id, activeId, open]);
  return active;
}
