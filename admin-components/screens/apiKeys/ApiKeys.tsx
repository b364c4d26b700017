'use client';
/** The super admin's API keys: created, shown once, revoked. */
import { toast } from '@payloadcms/ui';
import { Copy, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { allApiKeys, apiKeyRevoke } from '../../../contract/apiKeys';
import type { AnswerOf } from '../../../contract/route';
import { apiKeyScopes } from '../../../domain/apiKeys/scopes';
import { emptyWords } from '../../messages/empty';
import { apiKeyWords, scopeWords } from '../../messages/apiKeys';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { Badge } from '../../shared/badges/Badge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ApiKeyForm } from './ApiKeyForm';

type Key = AnswerOf<typeof allApiKeys>['keys'][number];
const textOf = (row: Key): string => row.name;

function stateOf({ revoked_at, expires_at }: Key): 'revoked' | 'expired' | 'works' {
  if (revoked_at) return 'revoked';
  return expires_at && new Date(expires_at) <= new Date() ? 'expired' : 'works';
}

export function ApiKeys() {
  const empty = useText(emptyWords);
  const say = useText(apiKeyWords);
  const pair = usePair();
  const list = useListState();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const reading = useCall(allApiKeys, {});
  const { answer, reload } = reading;
  const columns = useKeyColumns(reload);
  const table = useClientList(reading, answer?.keys, list, columns, textOf);
  const finish = (key: string) => {
    setMaking(false);
    setMade(key);
    void reload();
  };
  const makeOne = (
    <Button kind="action" onClick={() => setMaking(true)}>
      <Plus size={16} aria-hidden />
      {say('make')}
    </Button>
  );
  return (
    <>
      <PageHeader title={pair(routeNamed('api-keys').title)} text={say('intro', { address: '/api/docs' })}>
        {makeOne}
      </PageHeader>
      <DataTable
        {...table}
        whenEmpty="apiKeys"
        id="api-keys"
        caption={say('listOf')}
        rowKey={(row) => row.id}
        empty={empty('apiKeys')}
        emptyAction={makeOne}
        rowTone={(row) => (stateOf(row) === 'works' ? undefined : 'muted')}
      />
      <Dialog isOpen={isMaking} onClose={() => setMaking(false)} title={say('make')}>
        <ApiKeyForm onMade={finish} />
      </Dialog>
      <Dialog isOpen={made !== null} onClose={() => setMade(null)} title={say('newKey')}>
        <MadeKey value={made ?? ''} />
      </Dialog>
    </>
  );
}

function MadeKey({ value }: { value: string }) {
  const say = useText(apiKeyWords);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast.success(say('copied'));
  };
  return (
    <>
      <p className="haat-dialog__text">{say('onlyOnce')}</p>
      <p>
        <code className="haat-code haat-code--whole">{value}</code>
      </p>
      <div className="haat-form__actions">
        <Button kind="primary" onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          {say('copy')}
        </Button>
      </div>
    </>
  );
}

function useKeyColumns(reload: () => Promise<void>): Column<Key>[] {
  const say = useText(apiKeyWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, moment } = useFormats();
  const { run } = useAction(apiKeyRevoke);
  return useMemo(() => {
    const revoke = async (row: Key) => {
      const done = await run(
        { params: { id: String(row.id) } },
        { ask: { text: say('revokeAsk', { name: row.name }), yes: say('revoke'), isDangerous: true } },
      );
      if (done) await reload();
    };
    const scopesOf = (row: Key) =>
      apiKeyScopes
        .filter((scope) => row.scopes.includes(scope))
        .map((scope) => pair(scopeWords[scope]))
        .join(' · ');
    const lastUsed = (row: Key) => (row.last_used_at ? moment(row.last_used_at) : say('never'));
    const expiry = (row: Key) => (row.expires_at ? moment(row.expires_at) : say('noExpiry'));
    return [
      serialColumn<Key>(shared('serial'), digits),
      {
        key: 'name',
        phone: 'title',
        title: say('name'),
        cell: (row) => <strong>{row.name}</strong>,
        sortValue: (row) => row.name,
        text: (row) => row.name,
      },
      {
        key: 'hint',
        title: say('hint'),
        cell: (row) => <span className="haat-code">{row.hint}</span>,
        text: (row) => row.hint,
      },
      {
        key: 'owner',
        phone: 'fact',
        title: say('owner'),
        cell: (row) => row.owner?.name ?? '—',
        text: (row) => row.owner?.name ?? '',
      },
      {
        key: 'scopes',
        title: say('scopes'),
        cell: (row) => <span className="haat-table__quiet">{scopesOf(row)}</span>,
        text: scopesOf,
      },
      {
        key: 'created',
        title: say('created'),
        cell: (row) => moment(row.created_at),
        sortValue: (row) => row.created_at,
        text: (row) => moment(row.created_at),
      },
      {
        key: 'used',
        title: say('lastUsed'),
        cell: lastUsed,
        text: lastUsed,
      },
      {
        key: 'expires',
        phone: 'fact',
        title: say('expires'),
        cell: expiry,
        text: expiry,
      },
      {
        key: 'status',
        phone: 'fact',
        title: shared('status'),
        text: (row) => say(stateOf(row)),
        cell: (row) => <Badge tone={stateOf(row) === 'works' ? 'green' : 'red'}>{say(stateOf(row))}</Badge>,
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) =>
          !row.revoked_at && (
            <Button isSmall kind="danger" aria-label={`${say('revoke')}: ${row.name}`} onClick={() => void revoke(row)}>
              {say('revoke')}
            </Button>
          ),
      },
    ];
  }, [say, shared, pair, digits, moment, run, reload]);
}
