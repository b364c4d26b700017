/** Asks for the reason for canceling a package or a whole order, and cancels it. Load it lazily. */
import { useRef, useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { cancelOrder } from '../../../../contract/orders';
import { cancelReasonNames, cancelReasons, type CancelReason } from '../../../../domain/orders/cancelReasons';
import { newIdempotencyKey } from '../../../../frontend/api/client';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { Select, TextArea } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import { useFields } from '../../ui/useFields';
import { cancelMessages } from './cancel.messages';

export type Cancelable = {
  orderNumber: number;
  /** The package; null: the order, which has only this one. */
  trackingId: string | null;
  /** The order has more packages, and all of them can be canceled. */
  hasMore: boolean;
  /** Part of it was paid by bKash. */
  isPaid: boolean;
};

const readAgain = /^\/(my-order|user-order-details|order-tracking|account-dashboard|get-navbar)/;

export function CancelDialog({ of, onClose }: { of: Cancelable; onClose: () => void }) {
  const say = useText(cancelMessages);
  const sayShared = useText(sharedMessages);
  const language = useLanguage();
  const { taka } = useFormats();
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(cancelOrder);
  const { values, bind, form, showErrors } = useFields({ reason: '', note: '', what: 'package' });
  const isWhole = of.trackingId === null || values.what === 'order';
  const [problem, setProblem] = useState('');
  // A repeat after a lost answer cancels nothing twice; anything else that is sent is a request of its own.
  const sent = useRef({ body: '', key: '' });
  const keyOf = (body: object): string => {
    const now = JSON.stringify(body);
    if (sent.current.body !== now) sent.current = { body: now, key: newIdempotencyKey() };
    return sent.current.key;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.reason === '') return showErrors({ reason: [say('reasonFirst')] });
    setProblem('');
    const body = {
      ...(isWhole ? {} : { tracking_id: of.trackingId }),
      reason: values.reason as CancelReason,
      note: values.note,
    };
    const result = await send({ params: { id: of.orderNumber }, body }, { idempotencyKey: keyOf(body) });
    if (!result.ok && result.status === 422) {
      const others = Object.entries(result.errors).filter(([name]) => !(name in values));
      showErrors(result.errors);
      return setProblem(
        others.flatMap(([, sentences]) => sentences).join(' ') ||
          (Object.keys(result.errors).length === 0 ? result.message || sayShared('somethingWrong') : ''),
      );
    }
    if (result.ok) {
      const { refund, message } = result.answer;
      const done = message ?? say('done');
      if (refund > 0) showToast('success', say('refundOf', { amount: taka(refund) }), { title: done });
      else showToast('success', done);
    } else showToast('error', result.message || sayShared('somethingWrong'));
    // Canceled, or too late: either way the page shows the current state.
    await mutate((key) => typeof key === 'string' && readAgain.test(key));
    if (result.ok || result.layer === 'answer') onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={isWhole ? say('titleOrder') : say('titlePackage')}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {of.trackingId !== null && of.hasMore && (
            <Select
              label={say('what')}
              choices={[
                { value: 'package', label: say('onlyPackage', { tracking: of.trackingId }) },
                { value: 'order', label: say('wholeOrder') },
              ]}
              {...bind('what')}
            />
          )}
          <Select
            label={say('reason')}
            isRequired
            placeholder={say('choose')}
            choices={cancelReasonNames.map((name) => ({ value: name, label: cancelReasons[name][language] }))}
            {...bind('reason')}
          />
          <TextArea label={say('note')} hint={say('noteHint')} rows={2} maxLength={300} {...bind('note')} />
          {problem && (
            <Notice tone="danger" isAlert>
              {problem}
            </Notice>
          )}
          <Notice>{of.isPaid ? say('paidText') : say('unpaidText')}</Notice>
          <Row>
            <Button type="submit" kind="danger" isBusy={isPending}>
              {isWhole ? say('cancelOrder') : say('cancelPackage')}
            </Button>
            <Button type="button" kind="quiet" onClick={onClose}>
              {say('keep')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
