'use client';
/** The entries of the panel's search: recent ones, or screens by their name and the server's results. */
import { useMemo, useState } from 'react';
import { findAnything } from '../../contract/find';
import type { Role } from '../../domain/permissions';
import { useCall } from '../../frontend/api/useCall';
import { useFormats } from '../../frontend/formats/useFormats';
import { usePair } from '../../frontend/messages/usePair';
import { menuLabel } from '../menu';
import { mayOpen, panelPath, panelRoutes, screenAddress, type PanelRoute } from '../routes';
import { useSettled } from '../shared/form/useSettled';
import { contains } from '../shared/table/useClientRows';
import { recentFinds, type Entry } from './recentFinds';

const MOST_SCREENS = 5;
const SHORTEST = 2;

type Found = { kind: string; handle: string; title: string; title_bn: string; detail: string };

/** The page of a result. */
const pages: Readonly<Record<string, (handle: string) => string>> = {
  order: (id) => screenAddress('admin-order-details', { id }),
  vendorOrder: (id) => screenAddress('order-details', { id }),
  package: (id) => screenAddress('package-details', { id }),
  product: (id) => screenAddress('edit-product', { id }),
  person: (id) => screenAddress('user-details', { id }),
  shop: (id) => screenAddress('vendor-details', { id }),
};

const screens: readonly PanelRoute[] = panelRoutes;

export function useFound(typed: string, userId: string, roles: readonly Role[]) {
  const pair = usePair();
  const { moment, nameOf } = useFormats();
  const text = typed.trim();
  const settled = useSettled(text);
  const isAsked = settled.length >= SHORTEST;
  const { answer, failure, isLoading } = useCall(findAnything, isAsked ? { query: { keyword: settled } } : null, {
    isQuiet: true,
  });
  const [recent] = useState(() => recentFinds(userId));
  const named = useMemo(
    () =>
      text.length < SHORTEST
        ? []
        : screens
            .filter((route) => !route.path.includes(':') && mayOpen(route, roles))
            .filter((route) =>
              [route.title, menuLabel(route)].some(({ en, bn }) => contains(en, text) || contains(bn, text)),
            )
            .slice(0, MOST_SCREENS)
            .map((route): Entry => ({
              kind: 'screen',
              href: `${panelPath}${route.path}`,
              title: pair(route.title),
              detail: '',
            })),
    [text, roles, pair],
  );
  const entryOf = ({ kind, handle, title, title_bn, detail }: Found): Entry => ({
    kind,
    href: pages[kind]?.(handle) ?? panelPath,
    title: nameOf({ name: title, name_bn: title_bn }),
    detail: kind === 'order' ? moment(detail) : detail,
  });
  const entries = text === '' ? recent : [...named, ...(isAsked ? (answer?.found ?? []).map(entryOf) : [])];
  return {
    entries,
    hasFailed: isAsked && failure !== undefined,
    isWaiting: text.length >= SHORTEST && (settled !== text || isLoading),
    isShort: text.length < SHORTEST,
  };
}
