/** Two steps: a mobile to send a code to, then the code with a new password. */
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgotPassword, resetPassword } from '../../../contract/auth';
import type { FieldErrors } from '../../../contract/client/answer';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useSignedOutOnly } from '../app/session/useGuards';
import { signInMessages } from '../features/sign-in/messages';
import { SignInFrame } from '../features/sign-in/SignInFrame';
import { westernDigits } from '../../../domain/text/bangla';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { TextInput } from '../ui/Field';
import { PasswordInput } from '../ui/PasswordInput';
import { showToast } from '../ui/toast';

type Sent = { mobile: string; token: string };

function MobileStep({ onSent }: { onSent: (sent: Sent) => void }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(forgotPassword);
  const [mobile, setMobile] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = mobile.trim();
    setError(number === '' ? say('mobileFirst') : null);
    if (number === '') return;
    const result = await send({ params: { mobile: number } });
    if (result.ok) {
      if (result.answer.message) showToast('success', result.answer.message);
      onSent({ mobile: number, token: result.answer.token });
      return;
    }
    showToast('error', result.message || sayShared('somethingWrong'), { title: sayShared('sorry') });
  };
  return (
    <SignInFrame title={say('forgotHeading')} text={say('forgotText')}>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={say('mobile')}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={say('forgotHint')}
          errors={error ? [error] : undefined}
          value={mobile}
          onChange={(event) => setMobile(event.target.value)}
        />
        <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
          {say('sendCode')}
        </Button>
      </form>
    </SignInFrame>
  );
}

function PasswordStep({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { digits } = useFormats();
  const navigate = useNavigate();
  const { send, isPending } = useSend(resetPassword);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const result = await send({ body: { otp_code: code, token: sent.token, new_password: password } });
    if (result.ok) {
      showToast('success', result.answer.message ?? sayShared('success'));
      void navigate(paths.login, { replace: true });
      return;
    }
    setErrors(result.errors);
    if (Object.keys(result.errors).length === 0) showToast('error', result.message || sayShared('somethingWrong'));
  };
  return (
    <SignInFrame title={say('forgotHeading')} text={say('newPasswordText', { mobile: digits(`+88${sent.mobile}`) })}>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={say('otp')}
          name="otp_code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          hint={say('otpHint')}
          errors={errors['otp_code']}
          value={code}
          onChange={(event) => setCode(westernDigits(event.target.value).replace(/\D/g, ''))}
        />
        <PasswordInput
          label={say('newPassword')}
          name="new_password"
          autoComplete="new-password"
          hint={say('passwordHint')}
          errors={errors['new_password']}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
          {say('resetButton')}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {say('otherMobile')}
        </Button>
      </form>
    </SignInFrame>
  );
}

export function Page() {
  useSignedOutOnly('alreadyLoggedIn');
  const say = useText(signInMessages);
  const [sent, setSent] = useState<Sent | null>(null);
  useHead({ title: say('forgotTitle'), isPrivate: true });
  return sent ? <PasswordStep sent={sent} onBack={() => setSent(null)} /> : <MobileStep onSent={setSent} />;
}
