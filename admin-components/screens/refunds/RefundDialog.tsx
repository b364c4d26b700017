'use client';
/** What the forms of refunds by hand share: the dialog that knows the rules, the account it was sent from, and the end. */
import type { ComponentProps, ReactNode } from 'react';
import { refundSettings } from '../../../contract/refunds';
import { accounts } from '../../../domain/ledger/accounts';
import { handAccounts } from '../../../domain/ledger/events';
import type { RefundRules } from '../../../domain/refunds/twoPeople';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Spinner } from '../../shared/page/Spinner';

type DialogProps = { title: string; onClose: () => void; children: (rules: RefundRules) => ReactNode };

/** Shows the form once the rules are known. */
export function RefundDialog({ title, onClose, children }: DialogProps) {
  const { answer, failure, isLoading, reload } = useCall(refundSettings, {});
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {answer && children(answer)}
      {!answer && (isLoading ? <Spinner /> : <ErrorState failure={failure} onRetry={() => void reload()} />)}
    </Dialog>
  );
}

type FromProps = Pick<ComponentProps<typeof SelectField>, 'name' | 'value' | 'onChange' | 'errors'>;

/** The account of the marketplace that the money was sent from. */
export function FromField(props: FromProps) {
  const say = useText(refundWords);
  const pair = usePair();
  return (
    <SelectField
      label={say('from')}
      placeholder={null}
      choices={handAccounts.map((value) => ({ value, label: pair(accounts[value].label) }))}
      {...props}
    />
  );
}

type EndProps = { isForTwo: boolean; limit: number; sendAlone: string; isPending: boolean; onClose: () => void };

/** Says when a second person is needed, and sends. */
export function FormEnd({ isForTwo, limit, sendAlone, isPending, onClose }: EndProps) {
  const say = useText(refundWords);
  const shared = useText(sharedWords);
  const { taka } = useFormats();
  return (
    <>
      {isForTwo && (
        <p className="haat-notice haat-notice--warn" role="status">
          {say('needsTwo', { limit: taka(limit) })}
        </p>
      )}
      <div className="haat-form__actions">
        <Button kind="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isPending}>
          {isForTwo ? say('sendTwo') : sendAlone}
        </Button>
      </div>
    </>
  );
}
