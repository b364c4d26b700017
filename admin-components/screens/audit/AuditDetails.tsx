'use client';
/** One entry: who and from where, and every field that changed, before beside after. */
import type { AuditEntryShape } from '../../../contract/audit';
import { auditWords } from '../../messages/audit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { useText } from '../../../frontend/messages/useText';
import { recordAddress } from '../../shared/links/recordAddress';
import { useAuditNames, written } from './useAuditColumns';

type Props = { entry: AuditEntryShape; onNarrow: (to: { actor?: string; resource?: string; record?: string }) => void };

export function AuditDetails({ entry, onNarrow }: Props) {
  const say = useText(auditWords);
  const names = useAuditNames();
  const { moment } = useFormats();
  const address = entry.action === 'removed' ? null : recordAddress(entry.resource, entry.record, entry.title);
  const actor = entry.actor?.id ?? null;
  return (
    <div className="haat-stack">
      <Facts
        items={[
          { name: say('when'), value: moment(entry.created_at) },
          { name: say('who'), value: `${names.who(entry)} · ${names.role(entry)}` },
          { name: say('action'), value: names.action(entry) },
          { name: say('resource'), value: `${names.resource(entry)} · ${entry.title || `#${entry.record}`}` },
          ...(entry.reason ? [{ name: say('reason'), value: entry.reason }] : []),
          { name: say('address'), value: entry.address || '—' },
          { name: say('request'), value: <code className="haat-code">{entry.request_id || '—'}</code> },
        ]}
      />
      <Changes entry={entry} />
      <div className="haat-form__actions">
        {address && (
          <LinkButton href={address} kind="primary">
            {say('open')}
          </LinkButton>
        )}
        <Button onClick={() => onNarrow({ resource: entry.resource, record: entry.record })}>{say('ofRecord')}</Button>
        {actor !== null && <Button onClick={() => onNarrow({ actor: String(actor) })}>{say('byPerson')}</Button>}
      </div>
    </div>
  );
}

function Changes({ entry }: { entry: AuditEntryShape }) {
  const say = useText(auditWords);
  const names = useAuditNames();
  if (entry.changes.length === 0) return <p className="haat-table__quiet">{say('noFields')}</p>;
  return (
    <div className="haat-table__scroll" tabIndex={0} role="region" aria-label={say('fields')}>
      <table className="haat-figures haat-changes">
        <caption className="haat-hidden">{say('fields')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('field')}</th>
            <th scope="col">{say('before')}</th>
            <th scope="col">{say('after')}</th>
          </tr>
        </thead>
        <tbody>
          {entry.changes.map(({ field, before, after, before_name, after_name }) => (
            <tr key={field}>
              <th scope="row">
                <span title={field}>{names.field(field)}</span>
              </th>
              <td>
                <del>{written(before, before_name)}</del>
              </td>
              <td>
                <ins>{written(after, after_name)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
