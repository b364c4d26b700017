'use client';
/** From a record to its history in the audit log. Only the super admin sees it. */
import { History } from 'lucide-react';
import type { AuditTarget } from '../../../domain/audit/plan';
import { auditWords } from '../../messages/audit';
import { screenAddress } from '../../routes';
import { LinkButton } from '../../shared/page/LinkButton';
import { useText } from '../../../frontend/messages/useText';
import { useHasRole } from '../../shell/PanelContext';

/** Orders are found by the number people know. */
type Props = { resource: AuditTarget } & ({ record: string | number } | { number: string | number });

export function HistoryLink({ resource, ...which }: Props) {
  const say = useText(auditWords);
  if (!useHasRole('superadmin')) return null;
  const query = new URLSearchParams({
    resource,
    ...('record' in which ? { record: String(which.record) } : { q: String(which.number) }),
  });
  return (
    <LinkButton href={`${screenAddress('audit-log')}?${query.toString()}`}>
      <History size={16} aria-hidden />
      {say('history')}
    </LinkButton>
  );
}
