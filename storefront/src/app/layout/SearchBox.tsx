/** Leads to /search/{keyword}; an empty box leads nowhere. Suggestions are loaded when the box is first used. */
import { Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { basePath, paths } from '../paths';
import type { Combo } from './combo';
import { layoutMessages } from './layout.messages';

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions')).Suggestions }));

const Form = styled.form`
  display: flex;
  flex: 1;
  min-width: 0;
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  overflow: hidden;
  &:focus-within {
    outline: 3px solid var(--marigold);
    outline-offset: 1px;
  }
`;
const Box = styled.input`
  flex: 1;
  min-width: 0;
  height: 44px;
  padding: 0 14px;
  border: 0;
  background: transparent;
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:focus {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const Go = styled.button`
  display: grid;
  place-items: center;
  width: 52px;
  border: 0;
  background: var(--marigold);
  color: var(--on-marigold);
  &:focus-visible {
    outline-offset: -4px;
    outline-color: var(--on-marigold);
  }
`;

export function SearchBox() {
  const say = useText(layoutMessages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const [combo, setCombo] = useState<Combo>({});
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = text.trim();
    if (keyword !== '') void navigate(paths.search(keyword));
  };
  return (
    <Form role="search" action={`${basePath}/search`} onSubmit={submit}>
      <Box
        ref={box}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        name="keyword"
        aria-label={say('search')}
        placeholder={say('searchHint')}
        maxLength={100}
        value={text}
        onFocus={() => setUsed(true)}
        {...combo}
        onChange={(event) => {
          setUsed(true);
          setText(event.target.value);
        }}
      />
      <Go type="submit" aria-label={say('search')}>
        <Search size={20} aria-hidden="true" />
      </Go>
      {isUsed && (
        <Suspense fallback={null}>
          <Suggestions box={box} text={text} onText={setText} onCombo={setCombo} />
        </Suspense>
      )}
    </Form>
  );
}
