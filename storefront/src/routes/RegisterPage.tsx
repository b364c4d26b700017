/** Open an account; on success the mobile is verified next. */
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { register } from '../../../contract/auth';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { startSession } from '../app/session/startSession';
import { useSignedOutOnly } from '../app/session/useGuards';
import { Agreement } from '../features/sign-in/Agreement';
import { signInMessages } from '../features/sign-in/messages';
import { Foot, SignInFrame } from '../features/sign-in/SignInFrame';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Select, TextInput } from '../ui/Field';
import { MobileInput } from '../ui/MobileInput';
import { PasswordInput } from '../ui/PasswordInput';
import { showToast } from '../ui/toast';
import { useFields } from '../ui/useFields';

const Mobile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 10.5rem) minmax(0, 1fr);
  gap: 10px;
  @media (max-width: 400px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const empty = { name: '', email: '', prefix: '+88', mobile: '', password: '' };

function useRegisterForm() {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { send, isPending } = useSend(register);
  const { values, errors, bind, forgive, form, showErrors } = useFields(empty);
  const [isAgreed, setAgreed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAgreed) return showErrors({ agree: [say('agreeFirst')] });
    const { name, email, prefix, password } = values;
    const typed = values.mobile.trim();
    // A Bangladeshi number is sent as it is written; another country's needs its prefix.
    const mobile = prefix === '+88' ? typed : `${prefix}${typed.replace(/^0/, '')}`;
    const result = await send({ body: { name: name.trim(), email: email.trim(), mobile, password } });
    if (result.ok) {
      startSession(result.answer);
      showToast('success', result.answer.message ?? sayShared('success'));
      void navigate(paths.verify, { replace: true });
      return;
    }
    showErrors(result.errors);
    if (Object.keys(result.errors).length === 0) showToast('error', result.message || sayShared('somethingWrong'));
  };
  return { submit, isPending, values, errors, bind, forgive, form, isAgreed, setAgreed };
}

export function Page() {
  useSignedOutOnly();
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { digits } = useFormats();
  const { submit, isPending, values, errors, bind, forgive, form, isAgreed, setAgreed } = useRegisterForm();
  useHead({ title: say('registerTitle'), description: say('registerText'), isPrivate: true });
  return (
    <SignInFrame title={say('register')} text={say('registerText')}>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput label={say('name')} autoComplete="name" isRequired {...bind('name')} />
        <TextInput label={say('email')} type="email" autoComplete="email" isRequired {...bind('email')} />
        <Mobile>
          <Select
            label={say('prefix')}
            {...bind('prefix')}
            choices={[
              { value: '+88', label: say('bangladesh') },
              { value: '+966', label: say('saudi') },
            ]}
          />
          <MobileInput
            label={say('mobile')}
            prefix={digits(values.prefix)}
            autoComplete="tel-national"
            hint={values.prefix === '+88' ? say('mobileHint') : say('mobileHintSaudi')}
            isRequired
            {...bind('mobile')}
          />
        </Mobile>
        <PasswordInput
          label={say('password')}
          autoComplete="new-password"
          hint={say('passwordHint')}
          {...bind('password')}
        />
        <Checkbox
          name="agree"
          label={<Agreement words="agree" />}
          required
          checked={isAgreed}
          errors={errors['agree']}
          onChange={(event) => {
            setAgreed(event.target.checked);
            forgive('agree');
          }}
        />
        <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
          {say('registerButton')}
        </Button>
      </form>
      <Foot>
        <p>
          {say('haveAccount')} <Link to={paths.login}>{say('login')}</Link>
        </p>
      </Foot>
    </SignInFrame>
  );
}
