'use client';
/** Saves a category form and opens the tab with invalid fields. */
import { useCallback, useState } from 'react';
import type { Route } from '../../../contract/route';
import type { CallFailure } from '../../../contract/client/answer';
import type { SeenRecord } from '../../../frontend/forms/useSeen';
import type { Fields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { isSeoField, type CategoryValues } from './levels';

export type CategoryTab = { tab: string; setTab: (tab: string) => void };

export function useCategorySave<R extends Route>(
  route: R,
  form: Fields<CategoryValues>,
  options: { silent?: boolean; onInvalid?: () => void; seen?: SeenRecord } = {},
) {
  const [tab, setTab] = useState('details');
  const told = options.onInvalid;
  const onInvalid = useCallback(
    (failure: CallFailure) => {
      setTab(Object.keys(failure.errors).every(isSeoField) ? 'seo' : 'details');
      told?.();
    },
    [told],
  );
  const { submit, isPending } = useSubmit(route, form, {
    onInvalid,
    silent: options.silent ?? false,
    ...(options.seen ? { seen: options.seen } : {}),
  });
  return { submit, isPending, tabs: { tab, setTab } };
}
