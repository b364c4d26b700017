'use client';
/** A vendor's payout account, and the pending change. Only the vendor changes it. */
import { useState } from 'react';
import { payoutAccountWithdraw, type PayoutAccountShape } from '../../../contract/payoutAccounts';
import type { VendorMoneyShape } from '../../../contract/vendorMoney';
import { payoutMethods } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { useAction } from '../../shared/api/useAction';
import { Dialog } from '../../shared/dialogs/Dialog';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { AccountForm } from './AccountForm';

type Props = { money: VendorMoneyShape; onChanged: (() => Promise<void>) | null };

/** `onChanged` is null for an admin, who cannot change anything. */
export function AccountPanel({ money: { account, waiting }, onChanged }: Props) {
  const say = useText(vendorMoneyWords);
  const [isOpen, setOpen] = useState(false);
  const saved = () => {
    setOpen(false);
    void onChanged?.();
  };
  const word = account || waiting ? 'changeAccount' : 'setAccount';
  return (
    <Panel title={say('account')}>
      {waiting && <Waiting account={waiting} onChanged={onChanged} />}
      {account ? <AccountFacts account={account} /> : <p className="haat-table__quiet">{say('noneYet')}</p>}
      {onChanged && (
        <div className="haat-form__actions">
          <Button kind={account ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
            {say(word)}
          </Button>
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={say(word)}>
            <AccountForm onSaved={saved} />
          </Dialog>
        </div>
      )}
    </Panel>
  );
}

function AccountFacts({ account }: { account: PayoutAccountShape }) {
  const say = useText(vendorMoneyWords);
  const pair = usePair();
  const isBank = account.method === 'bank';
  return (
    <Facts
      items={[
        { name: say('method'), value: pair(payoutMethods[account.method]) },
        { name: say(isBank ? 'number' : 'mobile'), value: <code className="haat-code">{account.number}</code> },
        { name: say('holder'), value: account.holder },
        ...(isBank
          ? [
              { name: say('bank'), value: account.bank },
              { name: say('branch'), value: account.branch },
              { name: say('routing'), value: account.routing },
            ]
          : []),
      ]}
    />
  );
}

function Waiting({ account, onChanged }: { account: PayoutAccountShape; onChanged: Props['onChanged'] }) {
  const say = useText(vendorMoneyWords);
  const pair = usePair();
  const { moment } = useFormats();
  const { run, isPending } = useAction(payoutAccountWithdraw);
  const takeBack = async () => {
    const reload = async () => onChanged?.();
    if (await run({}, { ask: { text: say('takeBackAsk') }, onRefused: reload })) await reload();
  };
  const named = [pair(payoutMethods[account.method]), account.number, account.holder, account.bank, account.branch];
  return (
    <div className="haat-notice" role="status">
      <span>
        {say('waits', {
          from: moment(account.valid_from),
          account: named.filter(Boolean).join(', '),
        })}
      </span>
      {onChanged && (
        <Button isSmall isBusy={isPending} onClick={() => void takeBack()}>
          {say('takeBack')}
        </Button>
      )}
    </div>
  );
}
