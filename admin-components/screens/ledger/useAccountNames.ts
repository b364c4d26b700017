'use client';
import { useCallback } from 'react';
import type { LedgerLineShape } from '../../../contract/ledger';
import { accountOf, type AccountName } from '../../../domain/ledger/accounts';
import { NOWHERE } from '../../../domain/ledger/events';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';

/** The names of accounts and of their balances: the account with its party. */
export function useAccountNames() {
  const pair = usePair();
  const say = useText(ledgerWords);
  const nameOf = useCallback((account: AccountName) => pair(accountOf(account).label), [pair]);
  const whoseOf = useCallback(
    (party: LedgerLineShape['party']) =>
      party === null ? '' : party.id === NOWHERE ? say('noWarehouse') : party.name || party.id,
    [say],
  );
  const sideOf = useCallback(
    ({ account, party }: Pick<LedgerLineShape, 'account' | 'party'>) =>
      party ? `${nameOf(account)}: ${whoseOf(party)}` : nameOf(account),
    [nameOf, whoseOf],
  );
  return { nameOf, sideOf, whoseOf };
}
