/** Rating first; text, pictures and name are optional. */
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { createReview } from '../../../../contract/reviews';
import { useSend } from '../../../../frontend/api/useSend';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { TextArea } from '../../ui/Field';
import { ThreePictures, type ThreeFiles } from '../../ui/ThreePictures';
import { showToast } from '../../ui/toast';
import { useFields } from '../../ui/useFields';
import { reviewMessages } from './messages';
import { StarInput } from './StarInput';

const Form = styled.form`
  display: grid;
  gap: 18px;
  button[type='submit'] {
    justify-self: start;
  }
`;
const Hint = styled.small`
  display: block;
  color: var(--ink-3);
`;

export function ReviewForm({ productId, onDone }: { productId: string; onDone: () => Promise<void> }) {
  const say = useText(reviewMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(createReview);
  const { values, errors, bind, set, form, showErrors } = useFields({ star: '', details: '', hide: '0' });
  const [files, setFiles] = useState<ThreeFiles>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.star === '') {
      showToast('warning', say('ratingFirst'));
      return showErrors({ star: [say('ratingFirst')] });
    }
    const result = await send({
      body: { product_id: productId, star: values.star, details: values.details, hide: values.hide === '1' ? 1 : 0 },
      files,
    });
    if (!result.ok) {
      showErrors(result.errors);
      showToast('error', result.message || sayShared('somethingWrong'));
      return;
    }
    const isAdded = result.answer.status === 200;
    showToast(
      isAdded ? 'success' : 'error',
      result.answer.message ?? (isAdded ? say('added') : sayShared('somethingWrong')),
    );
    if (result.answer.status !== 201) await onDone();
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <StarInput value={Number(values.star)} onChange={(star) => set({ star: String(star) })} errors={errors['star']} />
      <TextArea label={say('details')} hint={say('detailsHint')} maxLength={2000} rows={5} {...bind('details')} />
      <ThreePictures
        title={say('pictures')}
        files={files}
        onChange={setFiles}
        errors={errors}
        nameOf={(number) => say('picture', { number })}
      />
      <Checkbox
        role="switch"
        checked={values.hide === '1'}
        onChange={(event) => set({ hide: event.target.checked ? '1' : '0' })}
        label={
          <>
            {say('hide')}
            <Hint>{say('hideHint')}</Hint>
          </>
        }
      />
      <Button type="submit" isBusy={isPending} busyText={say('sending')}>
        {say('submit')}
      </Button>
    </Form>
  );
}
