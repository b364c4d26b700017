'use client';
/**
 * Finds anything from anywhere: a button in the top bar, or Ctrl+K (Cmd+K). Arrows choose, Enter opens, Escape closes.
 */
import * as RadixDialog from '@radix-ui/react-dialog';
import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Role } from '../../domain/permissions';
import { useText } from '../../frontend/messages/useText';
import { findWords } from '../messages/find';
import { keepFind, type Entry } from './recentFinds';
import { useFound } from './useFound';
import { useMayLeave } from './useMayLeave';

type Props = { userId: string; roles: readonly Role[] };

export function FindAnything(props: Props) {
  const say = useText(findWords);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={setOpen}>
      <RadixDialog.Trigger className="haat-top__button" aria-label={say('find')} title={say('shortcut')}>
        <Search size={17} aria-hidden />
        <span className="haat-top__label">{say('find')}</span>
      </RadixDialog.Trigger>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="haat-overlay" />
        <RadixDialog.Content className="haat-dialog haat-find" aria-describedby={undefined}>
          <RadixDialog.Title className="haat-hidden">{say('find')}</RadixDialog.Title>
          <Finder {...props} onClose={() => setOpen(false)} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Finder({ userId, roles, onClose }: Props & { onClose: () => void }) {
  const say = useText(findWords);
  const id = useId();
  const router = useRouter();
  const mayLeave = useMayLeave();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { entries, isWaiting, isShort, hasFailed } = useFound(typed, userId, roles);
  const current = Math.min(chosen, entries.length - 1);

  const open = (entry: Entry) => {
    keepFind(userId, entry);
    onClose();
    void mayLeave().then((yes) => yes && router.push(entry.href));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[current];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen((current + step + entries.length) % entries.length);
    } else if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(entry);
    }
  };
  const list = { id, entries, current, isRecent: typed.trim() === '', isWaiting, onOpen: open, onPoint: setChosen };
  return (
    <>
      <input
        className="haat-input haat-find__input"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        aria-label={say('find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={say('placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <FoundList {...list} />
      <Status {...{ count: entries.length, isWaiting, isShort, hasFailed }} />
    </>
  );
}

type ListProps = {
  id: string;
  entries: readonly Entry[];
  current: number;
  isRecent: boolean;
  isWaiting: boolean;
  onOpen: (entry: Entry) => void;
  onPoint: (index: number) => void;
};

function FoundList({ id, entries, current, isRecent, isWaiting, onOpen, onPoint }: ListProps) {
  const say = useText(findWords);
  return (
    <ul id={id} className="haat-find__list" role="listbox" aria-label={say('find')} aria-busy={isWaiting}>
      {entries.map((entry, index) => (
        <FoundRow
          key={entry.href}
          id={`${id}-${index}`}
          entry={entry}
          heading={headingAt(entries, index, isRecent)}
          isCurrent={index === current}
          onOpen={() => onOpen(entry)}
          onPoint={() => onPoint(index)}
        />
      ))}
    </ul>
  );
}

type StatusProps = { count: number; isWaiting: boolean; isShort: boolean; hasFailed: boolean };

/** Reports the result: visible when there is nothing else, read aloud always. */
function Status({ count, isWaiting, isShort, hasFailed }: StatusProps) {
  const say = useText(findWords);
  const told = (): string => {
    if (isShort) return count === 0 ? say('hint') : '';
    if (isWaiting) return '';
    if (hasFailed) return say('failed');
    return count === 0 ? say('nothing') : say('count', { count });
  };
  return (
    <p className={count > 0 && !hasFailed ? 'haat-hidden' : 'haat-find__note'} role="status">
      {told()}
    </p>
  );
}

type Heading = keyof typeof findWords;
const isHeading = (kind: string): kind is Heading => Object.hasOwn(findWords, kind);

/** The heading above the first entry of each kind. */
function headingAt(entries: readonly Entry[], index: number, isRecent: boolean): Heading | null {
  if (isRecent) return index === 0 ? 'recent' : null;
  const kind = entries[index]?.kind ?? '';
  return kind !== entries[index - 1]?.kind && isHeading(kind) ? kind : null;
}

type RowProps = {
  id: string;
  entry: Entry;
  heading: Heading | null;
  isCurrent: boolean;
  onOpen: () => void;
  onPoint: () => void;
};

function FoundRow({ id, entry, heading, isCurrent, onOpen, onPoint }: RowProps) {
  const say = useText(findWords);
  return (
    <>
      {heading && (
        <li className="haat-find__heading" role="presentation">
          {say(heading)}
        </li>
      )}
      <li
        id={id}
        className="haat-find__row"
        role="option"
        aria-selected={isCurrent}
        ref={isCurrent ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
        onClick={onOpen}
        onPointerMove={onPoint}
      >
        <span className="haat-find__title">{entry.title}</span>
        {entry.detail && <span className="haat-find__detail">{entry.detail}</span>}
      </li>
    </>
  );
}
