'use client';
import { useCallback } from 'react';
import type { LedgerLineShape } from '../../../contract/ledger';
import { accountOf, type AccountName } from '../../../domain/ledger/accounts';
import { usePair } from '../../../frontend/messages/usePair';

/** The names of accounts and of their balances: the account with its party. */
export function useAccountNames() {
  const pair = usePair();
  const nameOf = useCallback((account: AccountName) => pair(accountOf(account).label), [pair]);
  const sideOf = useCallback(
    ({ account, party }: Pick<LedgerLineShape, 'account' | 'party'>) =>
      party ? `${nameOf(account)}: ${party.name || party.id}` : nameOf(account),
    [nameOf],
  );
  return { nameOf, sideOf };
}
