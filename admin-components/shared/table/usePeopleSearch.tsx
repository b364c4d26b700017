'use client';
/** Searches a list of people by name and by mobile, each in its own box. */
import { useMemo, type ReactNode } from 'react';
import { westernDigits } from '../../../domain/text/bangla';
import { peopleWords } from '../../messages/people';
import { useText } from '../../../frontend/messages/useText';
import { SearchBox } from './SearchBox';
import { contains } from './useClientRows';
import { useListState, type ListState } from './useListState';

/** The second box's parameter in the address. */
const MOBILE = 'mobile-';
type Person = { name: string; mobile: string };

/** Whether the list is searched or sorted now. */
export function useIsSearched(list: ListState): boolean {
  return useListState(list.size, MOBILE).search !== '' || list.search !== '' || list.sort !== '';
}

export function usePeopleSearch<P extends Person>(
  all: readonly P[] | undefined,
  list: ListState,
): { found: readonly P[] | undefined; tools: ReactNode; otherSearch: ListState } {
  const say = useText(peopleWords);
  const mobiles = useListState(list.size, MOBILE);
  const found = useMemo(
    () =>
      mobiles.search === '' ? all : all?.filter((person) => contains(person.mobile, westernDigits(mobiles.search))),
    [all, mobiles.search],
  );
  const tools = (
    <>
      <SearchBox label={say('searchName')} value={list.search} onSearch={(search) => list.change({ search })} />
      <SearchBox
        label={say('searchMobile')}
        inputMode="numeric"
        value={mobiles.search}
        onSearch={(search) => {
          mobiles.change({ search });
          list.change({ page: 0 });
        }}
      />
    </>
  );
  return { found, tools, otherSearch: mobiles };
}
