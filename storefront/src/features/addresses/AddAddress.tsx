/** The form of a new address. */
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { addAddress } from '../../../../contract/addresses';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { useStored } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { PlaceFields } from '../../shopping/PlaceFields';
import { Button, ButtonLink } from '../../ui/Button';
import { Card, Row } from '../../ui/Card';
import { TextArea, TextInput } from '../../ui/Field';
import { showToast } from '../../ui/toast';
import { useFields } from '../../ui/useFields';
import { addressMessages } from './messages';

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
const empty = { label: '', name: '', district: '', upazila: '', thana: '', details: '', mobile2: '' };
const needed = ['label', 'name', 'district', 'upazila', 'details'] as const;

export function AddAddress() {
  const say = useText(addressMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const mobile = useStored('auth_mobile') ?? '';
  const name = useStored('auth_name') ?? '';
  const { send, isPending } = useSend(addAddress);
  const { values, errors, bind, set, form, showErrors } = useFields({ ...empty, name });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = needed.filter((field) => values[field].trim() === '');
    if (missing.length > 0) return showErrors(Object.fromEntries(missing.map((field) => [field, [say('fillIn')]])));
    const result = await send({ body: { ...values, mobile1: mobile } });
    if (!result.ok) {
      showErrors(result.errors);
      showToast('error', result.message || sayShared('somethingWrong'), { title: sayShared('error') });
      return;
    }
    if (result.answer.status !== 200) {
      showToast('error', result.answer.message ?? sayShared('somethingWrong'));
      return;
    }
    showToast('success', result.answer.message ?? say('saved'));
    await mutate((key) => typeof key === 'string' && /^\/(get-all-address|checkout)/.test(key));
    void navigate(paths.accountAddress);
  };
  return (
    <Card>
      <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput label={say('label')} hint={say('labelHint')} maxLength={50} isRequired {...bind('label')} />
        <TextInput label={say('name')} autoComplete="name" maxLength={150} isRequired {...bind('name')} />
        <PlaceFields
          district={values.district}
          upazila={values.upazila}
          onChange={set}
          errors={{ district: errors['district'], upazila: errors['upazila'] }}
          isRequired
        />
        <div className="wide">
          <TextInput label={say('thana')} maxLength={100} {...bind('thana')} />
        </div>
        <div className="wide">
          <TextArea
            label={say('details')}
            autoComplete="street-address"
            maxLength={500}
            rows={3}
            isRequired
            {...bind('details')}
          />
        </div>
        <TextInput
          label={say('mobile1')}
          value={mobile}
          readOnly
          hint={say('mobile1Hint')}
          errors={errors['mobile1']}
        />
        <TextInput label={say('mobile2')} type="tel" inputMode="tel" maxLength={20} {...bind('mobile2')} />
        <Row className="wide">
          <Button type="submit" isBusy={isPending} busyText={say('saving')}>
            {say('save')}
          </Button>
          <ButtonLink kind="quiet" to={paths.accountAddress}>
            {sayShared('cancel')}
          </ButtonLink>
        </Row>
      </Form>
    </Card>
  );
}
