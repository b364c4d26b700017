'use client';
/** A product, category, shop or page that shoppers can open, found by its name. */
import { useState } from 'react';
import { findLinkedPage } from '../../../contract/picturePlaces';
import { searchSuggestions } from '../../../contract/search';
import type { RecordKind } from '../../../domain/links/link';
import { searchLimits } from '../../../domain/search/limits';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { Finder } from '../form/Finder';
import { useSettled } from '../form/useSettled';

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
  const { nameOf } = useFormats();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const isAsked = keyword.length >= searchLimits.shortest;
  const found = useFound(kind, isAsked ? keyword : null);
  return (
    <Finder
      label={say('find')}
      hint={value !== '' ? say('chosen', { name }) : say('findHint')}
      name="link_record"
      typed={typed}
      maxLength={searchLimits.typed}
      onType={setTyped}
      errors={errors}
      isRequired
      listLabel={say('found')}
      found={found?.map((record) => ({ id: String(record.id), label: nameOf(record) }))}
      nothing={say('nothingFound')}
      chosen={value}
      onChoose={({ id, label }) => onChoose(id, label)}
    />
  );
}

/** Pages are found by a call of their own: the shop's search does not include them. */
function useFound(kind: RecordKind, keyword: string | null): readonly Named[] | undefined {
  const asked = keyword === null ? null : { query: { keyword } };
  const isPage = kind === 'page';
  const { answer } = useCall(searchSuggestions, isPage ? null : asked, { keepPrevious: true });
  const { answer: pages } = useCall(findLinkedPage, isPage ? asked : null, { keepPrevious: true });
  if (keyword === null) return undefined;
  return kind === 'page' ? pages?.pages : answer && foundOf(answer, kind);
}

type Answer = {
  products: readonly Named[];
  shops: readonly Named[];
  categories: readonly (Named & { level: 'main' | 'child' })[];
};

function foundOf({ products, shops, categories }: Answer, kind: Exclude<RecordKind, 'page'>): readonly Named[] {
  if (kind === 'product') return products;
  if (kind === 'shop') return shops;
  const level = kind === 'category' ? 'main' : 'child';
  return categories.filter((category) => category.level === level);
}
