'use client';
/** Everything that moved an account: by account, vendor, warehouse, order or day. */
import { useMemo, useState } from 'react';
import { ledgerLines, type LedgerLineShape } from '../../../contract/ledger';
import { accountNames } from '../../../domain/ledger/accounts';
import { ledgerEvents } from '../../../domain/ledger/eventNames';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useEveryVendor, useWarehouseRecords } from '../../shared/filters/records';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { PanelLink } from './PanelLink';
import { useAccountNames } from './useAccountNames';

export function LedgerLines() {
  const say = useText(ledgerWords);
  const pair = usePair();
  const { taka } = useFormats();
  const list = useListState();
  const filters = useFilters(useLedgerFilters());
  const [shown, setShown] = useState<LedgerLineShape | null>(null);
  const columns = useColumns(setShown);
  const { table, answer } = useServerList(list, {
    route: ledgerLines,
    query: filters.values,
    rowsOf: ({ lines }) => lines,
  });
  const sums = answer && {
    opening: taka(answer.opening),
    debits: taka(answer.debits),
    credits: taka(answer.credits),
    closing: taka(answer.opening + answer.debits - answer.credits),
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('ledger-lines').title)} text={say('linesAbout')} />
      <DataTable
        {...table}
        whenEmpty="ledger"
        id="ledger-lines"
        caption={say('movements')}
        columns={columns}
        rowKey={(row) => row.id}
        empty={say('noLines')}
        search={{ label: say('searchOrder'), inputMode: 'numeric' }}
        filters={filters}
        sum={sums && say('sums', sums)}
      />
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={say('wholeEntry')} isWide>
        {shown && <Entry line={shown} />}
      </Dialog>
    </>
  );
}

function useLedgerFilters(): Filter[] {
  const say = useText(ledgerWords);
  const { nameOf } = useAccountNames();
  return [
    {
      kind: 'choice',
      name: 'account',
      label: say('account'),
      choices: accountNames.map((value) => ({ value, label: nameOf(value) })),
    },
    { kind: 'record', name: 'vendor', label: say('vendor'), useChoices: useEveryVendor },
    { kind: 'record', name: 'warehouse', label: say('warehouse'), useChoices: useWarehouseRecords },
    { kind: 'days', label: say('days') },
  ];
}

function useColumns(show: (row: LedgerLineShape) => void): Column<LedgerLineShape>[] {
  const say = useText(ledgerWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { taka, moment } = useFormats();
  const { nameOf, whoseOf } = useAccountNames();
  return useMemo(() => {
    const whose = ({ party }: LedgerLineShape) => whoseOf(party) || '—';
    const amount = (key: 'debit' | 'credit', sign: 1 | -1): Column<LedgerLineShape> => ({
      key,
      title: say(key),
      isNumber: true,
      phone: 'fact',
      cell: (row) => (row.amount * sign > 0 ? taka(row.amount * sign) : ''),
      text: (row) => Math.max(row.amount * sign, 0),
    });
    return [
      { key: 'at', title: say('when'), phone: 'fact', cell: (row) => moment(row.at), text: (row) => moment(row.at) },
      {
        key: 'event',
        title: say('what'),
        phone: 'title',
        cell: (row) => (
          <>
            {pair(ledgerEvents[row.event])}
            {row.note && <div className="haat-table__quiet">{row.note}</div>}
          </>
        ),
        text: (row) => pair(ledgerEvents[row.event]),
      },
      {
        key: 'account',
        title: say('account'),
        phone: 'fact',
        cell: (row) => nameOf(row.account),
        text: (row) => nameOf(row.account),
      },
      { key: 'party', title: say('whose'), cell: whose, text: whose },
      {
        key: 'order',
        title: say('order'),
        cell: (row) =>
          row.order_number === null ? (
            '—'
          ) : (
            <PanelLink href={screenAddress('admin-order-details', { id: row.order_number })}>
              {row.order_number}
            </PanelLink>
          ),
        text: (row) => row.order_number ?? '',
      },
      amount('debit', 1),
      amount('credit', -1),
      {
        key: 'actor',
        title: say('by'),
        isExtra: true,
        cell: (row) => row.actor_name ?? say('system'),
        text: (row) => row.actor_name ?? say('system'),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <Button isSmall onClick={() => show(row)}>
            {shared('details')}
          </Button>
        ),
      },
    ];
  }, [say, shared, pair, taka, moment, nameOf, whoseOf, show]);
}

/** All lines of an entry: they sum to zero. */
function Entry({ line }: { line: LedgerLineShape }) {
  const say = useText(ledgerWords);
  const pair = usePair();
  const { taka, moment } = useFormats();
  const { sideOf } = useAccountNames();
  const { answer } = useCall(ledgerLines, { query: { entry: String(line.entry), limit: 50 } });
  return (
    <div className="haat-stack">
      <Facts
        items={[
          { name: say('what'), value: pair(ledgerEvents[line.event]) },
          { name: say('when'), value: moment(line.at) },
          { name: say('by'), value: line.actor_name ?? say('system') },
          { name: say('order'), value: line.order_number === null ? '' : String(line.order_number) },
          { name: say('note'), value: line.note },
        ]}
      />
      <table className="haat-figures" aria-busy={!answer}>
        <caption className="haat-hidden">{say('wholeEntry')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('account')}</th>
            <th scope="col">{say('debit')}</th>
            <th scope="col">{say('credit')}</th>
          </tr>
        </thead>
        <tbody>
          {[...(answer?.lines ?? [line])]
            .sort((a, b) => b.amount - a.amount)
            .map((each) => (
              <tr key={each.id}>
                <th scope="row">{sideOf(each)}</th>
                <td className="haat-number">{each.amount > 0 ? taka(each.amount) : ''}</td>
                <td className="haat-number">{each.amount < 0 ? taka(-each.amount) : ''}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
