'use client';
/** The names of deletions, and of what was deleted with them. */
import type { DeletedShape } from '../../../contract/deleted';
import { countedCollections, kindOfCollection, type DeletedCounts } from '../../../domain/deleted/kinds';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';

type Called = Pick<DeletedShape, 'kind' | 'record' | 'title' | 'title_bn'>;
const counted = Object.entries(countedCollections) as [keyof DeletedCounts, string][];

export function useDeletedNames() {
  const say = useText(deletedWords);
  const { digits, nameOf } = useFormats();
  const nameIn = ({ kind, record, title, title_bn }: Called): string => {
    const number = digits(record.replace(/\D/g, ''));
    if (kind === 'slide') return say('slideAt', { number });
    if (kind === 'banner') return say('bannerAt', { number });
    return nameOf({ name: title, name_bn: title_bn || title });
  };
  /** `12 products, 3 brands`; empty if nothing else was deleted. */
  const alongWith = ({ kind, counts }: DeletedShape): string => {
    const own = Object.entries(kindOfCollection).find(([, name]) => name === kind)?.[0];
    return counted
      .map(([name, slug]) => ({ name, count: counts[name] - (slug === own ? 1 : 0) }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => say(name, { count }))
      .join(', ');
  };
  return { nameIn, alongWith };
}
