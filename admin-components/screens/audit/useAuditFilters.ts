'use client';
/** The filters of the audit log, kept in the URL, so that a link shows the same. */
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { changeAddress } from '../../shared/table/changeAddress';
import { auditActions, auditTargets } from '../../../domain/audit/plan';

const names = ['resource', 'record', 'action', 'actor', 'from', 'to'] as const;
type FilterName = (typeof names)[number];

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const isId = (value: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(value);

export function useAuditFilters() {
  const params = useSearchParams();
  const given = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<FilterName, string>,
    [params],
  );
  /** Only valid filters; a broken URL filters nothing. */
  const query = useMemo(() => {
    const resource = auditTargets.find((each) => each === given.resource);
    const action = auditActions.find((each) => each === given.action);
    return {
      ...(resource ? { resource } : {}),
      ...(action ? { action } : {}),
      ...(isId(given.record) ? { record: given.record } : {}),
      ...(isId(given.actor) ? { actor: given.actor } : {}),
      ...(isDay(given.from) ? { from: given.from } : {}),
      ...(isDay(given.to) ? { to: given.to } : {}),
    };
  }, [given]);
  const change = useCallback((to: Partial<Record<FilterName, string>>) => {
    const given = Object.entries(to).map(([name, value]) => [name, value || null]);
    changeAddress({ ...Object.fromEntries(given), page: null });
  }, []);
  const clear = useCallback(() => change(Object.fromEntries(names.map((name) => [name, '']))), [change]);
  return { given, query, change, clear, isNarrow: Object.keys(query).length > 0 };
}

export type AuditFilters = ReturnType<typeof useAuditFilters>;
