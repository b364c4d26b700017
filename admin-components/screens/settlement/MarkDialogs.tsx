'use client';
/** What an admin says of a payout: that it was sent, by which transfer out of which account; or that it failed, and why. */
import type { FormEvent, ReactNode } from 'react';
import { failPayout, sendPayout, type PayoutShape } from '../../../contract/payouts';
import { accounts } from '../../../domain/ledger/accounts';
import { handAccounts } from '../../../domain/ledger/events';
import { payoutLimits } from '../../../domain/payouts/limits';
import { payoutMethods } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { TextArea, TextField } from '../../shared/form/TextField';
import { usePassingFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';

type Props = { payout: PayoutShape; onClose: () => void; onDone: () => Promise<void> };

export function SentDialog({ payout, onClose, onDone }: Props) {
  const say = useText(payoutWords);
  const pair = usePair();
  const { taka } = useFormats();
  const form = usePassingFields({ reference: '', from: payout.method === 'bkash' ? 'wallet_bkash' : 'bank' });
  const { submit, isPending } = useSubmit(sendPayout, form);
  const go = async () => {
    if (!(await submit({ params: { id: String(payout.id) }, values: form.values }))) return;
    onClose();
    await onDone();
  };
  const account = `${pair(payoutMethods[payout.method])} ${payout.number}`;
  return (
    <Asked title={say('markSent')} yes={say('markSent')} isBusy={isPending} onYes={go} onClose={onClose}>
      <p className="haat-dialog__text">
        {say('sentAsk', { amount: taka(payout.amount), name: payout.business_name, account })}
      </p>
      {payout.status === 'sending' && <p className="haat-notice haat-notice--danger">{say('notKnownNote')}</p>}
      {payout.suspended && <p className="haat-notice haat-notice--danger">{say('suspendedNote')}</p>}
      <TextField
        label={say('reference')}
        hint={say('referenceHint')}
        isRequired
        maxLength={payoutLimits.reference}
        autoComplete="off"
        {...form.field('reference')}
      />
      <SelectField
        label={say('from')}
        placeholder={null}
        choices={handAccounts.map((value) => ({ value, label: pair(accounts[value].label) }))}
        {...form.field('from')}
      />
    </Asked>
  );
}

export function FailedDialog({ payout, onClose, onDone }: Props) {
  const say = useText(payoutWords);
  const { taka } = useFormats();
  const form = usePassingFields({ reason: '' });
  const { submit, isPending } = useSubmit(failPayout, form);
  const seen = payout.status === 'sent' || payout.status === 'sending' ? payout.status : 'approved';
  const go = async () => {
    if (!(await submit({ params: { id: String(payout.id) }, values: { ...form.values, seen } }))) return;
    onClose();
    await onDone();
  };
  const title = say(seen === 'sent' ? 'cameBack' : 'failed');
  const values = { amount: taka(payout.amount), name: payout.business_name };
  return (
    <Asked title={title} yes={title} isBusy={isPending} isDangerous onYes={go} onClose={onClose}>
      <p className="haat-dialog__text">{say(seen === 'sent' ? 'cameBackAsk' : 'failedAsk', values)}</p>
      {seen === 'sending' && <p className="haat-notice haat-notice--danger">{say('notKnownNote')}</p>}
      <TextArea
        label={say('reason')}
        hint={say('reasonHint')}
        isRequired
        rows={3}
        maxLength={payoutLimits.reason}
        {...form.field('reason')}
      />
    </Asked>
  );
}

type AskedProps = {
  title: string;
  yes: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onYes: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

function Asked({ title, yes, isBusy, isDangerous = false, onYes, onClose, children }: AskedProps) {
  const shared = useText(sharedWords);
  const go = (event: FormEvent) => {
    event.preventDefault();
    void onYes();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className="haat-form" onSubmit={go} noValidate>
        {children}
        <div className="haat-form__actions">
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
