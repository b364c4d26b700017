/** Asks for a return. What is mandatory is the server's to say; its words stand under the fields. */
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { createReturn } from '../../../../contract/customerReturns';
import { refundMethods, returnCauses, type Choice } from '../../../../domain/returns/choices';
import { westernDigits } from '../../../../domain/text/bangla';
import { useSend } from '../../../../frontend/api/useSend';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Select, TextArea, TextInput } from '../../ui/Field';
import { ThreePictures, type ThreeFiles } from '../../ui/ThreePictures';
import { showToast } from '../../ui/toast';
import { useFields } from '../../ui/useFields';
import { returnMessages } from './messages';

const Form = styled.form`
  display: grid;
  gap: 16px;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
  > .wide {
    grid-column: 1 / -1;
  }
`;

/** What a return may be refused for that is none of the form's fields: it is asked for already, or too late. */
const notOfFields = ['product_id', 'order_id', 'tracking_id'];

export type ReturnFormProps = {
  productId: string;
  orderId: string;
  trackingId: string;
  bought: number;
  onSent: () => Promise<void>;
};

export function ReturnForm({ productId, orderId, trackingId, bought, onSent }: ReturnFormProps) {
  const say = useText(returnMessages);
  const sayShared = useText(sharedMessages);
  const language = useLanguage();
  const { digits } = useFormats();
  const { send, isPending } = useSend(createReturn);
  const { values, errors, bind, form, showErrors } = useFields({
    case: '',
    qty: bought === 1 ? '1' : '',
    payment_method: '',
    payment_account: '',
    details: '',
  });
  const [files, setFiles] = useState<ThreeFiles>({});
  const whyNot = notOfFields.flatMap((name) => errors[name] ?? []);
  const choices = (list: readonly Choice[]) =>
    list.map(({ value, label_en, label_bn }) => ({ value, label: language === 'bn' ? label_bn : label_en }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({
      body: {
        ...values,
        qty: westernDigits(values.qty).trim(),
        payment_account: westernDigits(values.payment_account),
        product_id: productId,
        order_id: orderId,
        tracking_id: trackingId,
      },
      files,
    });
    if (!result.ok) {
      showErrors(result.errors);
      const text = result.status === 422 ? say('checkMandatory') : result.message || sayShared('somethingWrong');
      showToast('error', text, { title: sayShared('error') });
      return;
    }
    showToast('success', result.answer.message ?? say('sent'), { title: sayShared('success') });
    await onSent();
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Select
        label={say('cause')}
        placeholder={say('chooseCause')}
        choices={choices(returnCauses)}
        isRequired
        {...bind('case')}
      />
      <TextInput
        label={say('qty')}
        inputMode="numeric"
        hint={say('qtyHint', { count: digits(bought) })}
        isRequired
        {...bind('qty')}
      />
      <Select
        label={say('method')}
        placeholder={say('chooseMethod')}
        choices={choices(refundMethods)}
        isRequired
        {...bind('payment_method')}
      />
      <TextInput
        label={say('account')}
        inputMode="tel"
        maxLength={50}
        hint={say('accountHint')}
        isRequired
        {...bind('payment_account')}
      />
      <div className="wide">
        <TextArea label={say('more')} maxLength={2000} rows={4} {...bind('details')} />
      </div>
      <ThreePictures
        className="wide"
        title={say('pictures')}
        files={files}
        onChange={setFiles}
        errors={errors}
        nameOf={(number) => say('picture', { number })}
      />
      {whyNot.length > 0 && (
        <div className="wide">
          <Notice tone="danger" isAlert>
            {whyNot.join(' ')}
          </Notice>
        </div>
      )}
      <div className="wide">
        <Button type="submit" isBusy={isPending} busyText={say('sending')}>
          {say('submit')}
        </Button>
      </div>
    </Form>
  );
}
