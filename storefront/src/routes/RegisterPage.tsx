/** Open an account; on success the mobile is verified next. */
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { register } from '../../../contract/auth';
import type { FieldErrors } from '../../../contract/client/answer';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { startSession } from '../app/session/startSession';
import { useSignedOutOnly } from '../app/session/useGuards';
import { signInMessages } from '../features/sign-in/messages';
import { Foot, SignInFrame } from '../features/sign-in/SignInFrame';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Select, TextInput } from '../ui/Field';
import { PasswordInput } from '../ui/PasswordInput';
import { showToast } from '../ui/toast';

const Mobile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 10.5rem) minmax(0, 1fr);
  gap: 10px;
  @media (max-width: 400px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const empty = { name: '', email: '', prefix: '+88', mobile: '', password: '' };
type Form = typeof empty;

/** The words of the agreement with their two links in place, whichever order the language puts them in. */
function Agreement() {
  const say = useText(signInMessages);
  const [before, between, after] = say('agree', { terms: '\u0001', privacy: '\u0001' }).split('\u0001');
  return (
    <>
      {before}
      <Link to={paths.terms}>{say('terms')}</Link>
      {between}
      <Link to={paths.privacy}>{say('privacy')}</Link>
      {after}
    </>
  );
}

function useRegisterForm() {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { send, isPending } = useSend(register);
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = async (form: Form, isAgreed: boolean) => {
    if (!isAgreed) {
      setErrors({ agree: [say('agreeFirst')] });
      return;
    }
    setErrors({});
    // A Bangladeshi number is sent as it is written; another country's needs its prefix.
    const mobile = form.prefix === '+88' ? form.mobile.trim() : `${form.prefix}${form.mobile.trim().replace(/^0/, '')}`;
    const result = await send({
      body: { name: form.name.trim(), email: form.email.trim(), mobile, password: form.password },
    });
    if (result.ok) {
      startSession(result.answer);
      showToast('success', result.answer.message ?? sayShared('success'));
      void navigate(paths.verify, { replace: true });
      return;
    }
    setErrors(result.errors);
    if (Object.keys(result.errors).length === 0) showToast('error', result.message || sayShared('somethingWrong'));
  };
  return { submit, isPending, errors };
}

export function Page() {
  useSignedOutOnly();
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { submit, isPending, errors } = useRegisterForm();
  const [form, setForm] = useState(empty);
  const [isAgreed, setAgreed] = useState(false);
  const bind = (name: keyof Form) => ({
    name,
    value: form[name],
    errors: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  useHead({ title: say('registerTitle'), description: say('registerText'), isPrivate: true });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(form, isAgreed);
  };
  return (
    <SignInFrame title={say('register')} text={say('registerText')}>
      <form method="post" onSubmit={onSubmit} noValidate>
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
          <TextInput
            label={say('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            hint={form.prefix === '+88' ? say('mobileHint') : say('mobileHintSaudi')}
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
          label={<Agreement />}
          required
          checked={isAgreed}
          errors={errors['agree']}
          onChange={(event) => setAgreed(event.target.checked)}
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
