'use client';
/** A product, category or shop that shoppers can open, found by its name. */
import { useEffect, useState } from 'react';
import { searchSuggestions } from '../../../contract/search';
import type { RecordKind } from '../../../domain/links/link';
import { searchLimits } from '../../../domain/search/limits';
import { useCall } from '../../../frontend/api/useCall';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { TextField } from '../form/TextField';

const PAUSE_MS = 250;

type Named = { id: string | number; name: string; name_bn: string };
type Props = {
  kind: RecordKind;
  value: string;
  name: string;
  errors: readonly string[];
  onChoose: (id: string, name: string) => void;
};

export function RecordPicker({ kind, value, name, errors, onChoose }: Props) {
  const say = useText(linkWords);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const isAsked = keyword.length >= searchLimits.shortest;
  const { answer } = useCall(searchSuggestions, isAsked ? { query: { keyword } } : null, { keepPrevious: true });
  const found: readonly Named[] = !isAsked || !answer ? [] : foundOf(answer, kind);
  const nameOf = (record: Named) => (language === 'bn' && record.name_bn) || record.name;
  return (
    <div className="haat-finder">
      <TextField
        label={say('find')}
        name="link_record"
        value={typed}
        onChange={setTyped}
        errors={errors}
        hint={value !== '' ? say('chosen', { name }) : say('findHint')}
        maxLength={searchLimits.typed}
        autoComplete="off"
        isRequired
      />
      {found.length > 0 && (
        <ul className="haat-finder__list" aria-label={say('found')}>
          {found.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                className="haat-finder__one"
                aria-pressed={String(record.id) === value}
                onClick={() => onChoose(String(record.id), nameOf(record))}
              >
                {nameOf(record)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && answer && found.length === 0 && <p className="haat-field__hint">{say('nothingFound')}</p>}
    </div>
  );
}

type Answer = {
  products: readonly Named[];
  shops: readonly Named[];
  categories: readonly (Named & { level: 'main' | 'child' })[];
};

function foundOf({ products, shops, categories }: Answer, kind: RecordKind): readonly Named[] {
  if (kind === 'product') return products;
  if (kind === 'shop') return shops;
  const level = kind === 'category' ? 'main' : 'child';
  return categories.filter((category) => category.level === level);
}
