'use client';
/** What a table says without rows: that there is nothing yet and what comes next, or that nothing matches the search and filters. */
import type { ReactNode } from 'react';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { emptyTexts, type EmptyName } from '../../messages/empty';
import { sharedWords } from '../../messages/shared';
import { mayOpen, routeNamed, screenAddress } from '../../routes';
import { usePanel } from '../../shell/PanelContext';
import { Button } from '../page/Button';
import { EmptyState } from '../page/EmptyState';
import { LinkButton } from '../page/LinkButton';
import { nextSteps } from './nextSteps';
import type { Filters } from './useFilters';
import type { ListState } from './useListState';

type Props = {
  list: ListState;
  filters: Filters | undefined;
  empty?: string;
  whenEmpty: EmptyName;
  emptyAction?: ReactNode;
  otherSearch?: ListState;
};

export function NoRows({ list, filters, empty, whenEmpty, emptyAction, otherSearch }: Props) {
  const say = useText(sharedWords);
  const text = useText(emptyTexts);
  const isSearched = list.search !== '' || (otherSearch?.search ?? '') !== '';
  if (!isSearched && (filters?.count ?? 0) === 0)
    return (
      <EmptyState title={empty ?? say('empty')} text={text(whenEmpty)}>
        {emptyAction ?? <NextStep of={whenEmpty} />}
      </EmptyState>
    );
  const all = () => {
    filters?.clear();
    otherSearch?.change({ search: '' });
    list.change({ search: '' });
  };
  return (
    <EmptyState title={say('nothingFound')} text={say('nothingFoundText')}>
      <Button onClick={all}>{say(isSearched ? 'showAll' : 'clearFilters')}</Button>
    </EmptyState>
  );
}

/** The way to the next screen, for those who may open it. */
function NextStep({ of }: { of: EmptyName }) {
  const pair = usePair();
  const { roles } = usePanel();
  const next = nextSteps[of];
  const route = next && routeNamed(next);
  if (!route || !mayOpen(route, roles)) return null;
  return <LinkButton href={screenAddress(route.name)}>{pair(route.menu?.label ?? route.title)}</LinkButton>;
}
