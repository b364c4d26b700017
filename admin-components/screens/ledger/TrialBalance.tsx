'use client';
/** What every account held at the end of a day. */
import { useMemo, useState } from 'react';
import { trialBalance, type AccountBalance } from '../../../contract/ledger';
import { handAccounts } from '../../../domain/ledger/events';
import { dhakaDay, startOfDay } from '../../../domain/time/dhaka';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';
import { routeNamed, screenAddress } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { TextField } from '../../shared/form/TextField';
import { PageHeader } from '../../shared/page/PageHeader';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { PanelLink } from './PanelLink';
import { useAccountNames } from './useAccountNames';

export function TrialBalance() {
  const say = useText(ledgerWords);
  const pair = usePair();
  const { taka } = useFormats();
  const [day, setDay] = useState(() => dhakaDay(new Date()));
  const list = useListState();
  const reading = useCall(trialBalance, { query: startOfDay(day) ? { day } : {} }, { keepPrevious: true });
  const { answer } = reading;
  const columns = useColumns();
  const { nameOf } = useAccountNames();
  const table = useClientList(reading, answer?.accounts, list, columns, ({ account }) => nameOf(account));
  const isBalanced = !answer || answer.debits === answer.credits;
  return (
    <>
      <PageHeader title={pair(routeNamed('ledger').title)} text={say('balanceAbout')} />
      {answer?.accounts.filter(isOursBelowZero).map(({ account, balance }) => (
        <p key={account} className="haat-notice haat-notice--warn">
          {say('oursBelowZero', { account: nameOf(account), balance: taka(balance) })}
        </p>
      ))}
      <DataTable
        {...table}
        whenEmpty="ledger"
        id="trial-balance"
        caption={say('trialBalance')}
        rowKey={({ account }) => account}
        sizes={null}
        tools={<TextField label={say('endOf')} name="day" type="date" value={day} onChange={setDay} />}
        sum={
          answer && (
            <Badge tone={isBalanced ? 'green' : 'red'}>
              {isBalanced
                ? say('balanced', { amount: taka(answer.debits) })
                : say('unbalanced', { debits: taka(answer.debits), credits: taka(answer.credits) })}
            </Badge>
          )
        }
      />
    </>
  );
}

/** Our bank account or wallet, which cannot hold less than nothing. A cash desk that does is an error of the data. */
const isOursBelowZero = ({ account, balance }: AccountBalance): boolean =>
  handAccounts.some((ours) => ours === account) && balance < 0;

const tones = { asset: 'green', liability: 'amber', income: 'blue', expense: 'orange' } as const;

function useColumns(): Column<AccountBalance>[] {
  const say = useText(ledgerWords);
  const { taka, digits } = useFormats();
  const { nameOf } = useAccountNames();
  return useMemo(
    () => [
      {
        key: 'number',
        title: say('number'),
        isNumber: true,
        width: '72px',
        cell: (row) => digits(row.number),
        sortValue: (row) => row.number,
        text: (row) => row.number,
      },
      {
        key: 'account',
        title: say('account'),
        phone: 'title',
        cell: (row) => (
          <PanelLink href={`${screenAddress('ledger-lines')}?account=${row.account}`}>{nameOf(row.account)}</PanelLink>
        ),
        sortValue: (row) => nameOf(row.account),
        text: (row) => nameOf(row.account),
      },
      {
        key: 'kind',
        title: say('kind'),
        phone: 'fact',
        cell: (row) => <Badge tone={tones[row.kind]}>{say(row.kind)}</Badge>,
        sortValue: (row) => say(row.kind),
        text: (row) => say(row.kind),
      },
      ...(['debits', 'credits', 'balance'] as const).map((key): Column<AccountBalance> => ({
        key,
        title: say(key === 'debits' ? 'debit' : key === 'credits' ? 'credit' : 'balance'),
        isNumber: true,
        ...(key === 'balance' ? { phone: 'fact' as const } : {}),
        cell: (row) => taka(row[key]),
        sortValue: (row) => row[key],
        text: (row) => row[key],
      })),
    ],
    [say, taka, digits, nameOf],
  );
}
