/** The form for a return. The server decides what is required; its messages are shown under the fields. */
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { createReturn } from '../../../../contract/customerReturns';
import { returnForm } from '../../../../domain/returns/fields';
import { useSend } from '../../../../frontend/api/useSend';
import { blankTexts, sentTexts } from '../../../../frontend/forms/declared';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { FieldRows } from '../../ui/FieldRows';
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

/** Reasons for refusal that belong to no field: already requested, or too late. */
const notOfFields = ['product_id', 'order_id', 'tracking_id', 'line'];

export type ReturnFormProps = {
  productId: string;
  orderId: string;
  trackingId: string;
  line: string | number;
  bought: number;
  onSent: () => Promise<void>;
};

export function ReturnForm({ productId, orderId, trackingId, line, bought, onSent }: ReturnFormProps) {
  const say = useText(returnMessages);
  const sayShared = useText(sharedMessages);
  const { digits } = useFormats();
  const { send, isPending } = useSend(createReturn);
  const { values, errors, bind, form, showErrors } = useFields({
    ...blankTexts(returnForm),
    ...(bought === 1 && { qty: '1' }),
  });
  const [files, setFiles] = useState<ThreeFiles>({});
  const whyNot = notOfFields.flatMap((name) => errors[name] ?? []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({
      body: {
        ...sentTexts(returnForm, values),
        product_id: productId,
        order_id: orderId,
        tracking_id: trackingId,
        line,
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
      <FieldRows
        fields={returnForm}
        part="request"
        bind={bind}
        own={{}}
        hints={{ qty: say('qtyHint', { count: digits(bought) }) }}
      />
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
