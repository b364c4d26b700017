'use client';
/** Searches a list: while typing, or on submit (`onSubmitOnly`, with the specified message for an empty search). */
import { toast } from '@payloadcms/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';

type Props = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Search when the button is pressed; an empty search is refused. */
  onSubmitOnly?: boolean;
  inputMode?: 'numeric' | 'text';
};

const PAUSE_MS = 350;

export function SearchBox({ label, value, onSearch, onSubmitOnly = false, inputMode = 'text' }: Props) {
  const say = useText(sharedWords);
  const id = useId();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (onSubmitOnly || text.trim() === value) return undefined;
    timer.current = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [text, value, onSearch, onSubmitOnly]);

  // Applied before the next click: a change of the URL cancels a navigation that has started.
  const leave = () => {
    clearTimeout(timer.current);
    if (!onSubmitOnly && text.trim() !== value) onSearch(text.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmitOnly && text.trim() === '') return void toast.error(say('typeKeyword'));
    onSearch(text.trim());
  };
  return (
    <form className="haat-search" role="search" onSubmit={submit}>
      <label className="haat-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="haat-input"
        type="search"
        placeholder={label}
        value={text}
        maxLength={60}
        inputMode={inputMode}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
      />
      {value !== '' && (
        <button
          type="button"
          className="haat-icon-button"
          aria-label={say('reset')}
          title={say('reset')}
          onClick={() => {
            setText('');
            onSearch('');
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
      <button type="submit" className="haat-icon-button" aria-label={say('search')} title={say('search')}>
        <Search size={16} aria-hidden />
      </button>
    </form>
  );
}
