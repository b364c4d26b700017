/** The second step of signing in: a code of the authenticator app, or a recovery code. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loginCode } from '../../../../contract/auth';
import { useSend } from '../../../../frontend/api/useSend';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/Field';
import { showToast } from '../../ui/toast';
import { signInMessages } from './messages';
import { Actions } from './SignInFrame';

export type Opened = {
  token: string;
  username: string;
  mobile: string;
  role: 'admin' | 'subadmin' | 'vendor' | 'incharge' | 'editor' | '';
  image: string | null;
};

export function CodeStep({
  challenge,
  onOpened,
  onBack,
}: {
  challenge: string;
  onOpened: (answer: Opened & { message?: string }) => void;
  onBack: () => void;
}) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(loginCode);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError(say('codeFirst'));
    const result = await send({ body: { challenge, code } });
    if (result.ok) return onOpened(result.answer);
    if (result.status === 401) {
      showToast('warning', result.message);
      return onBack();
    }
    setError(
      result.errors['code']?.[0] ??
        (result.message || (result.layer === 'network' ? sayShared('noNetwork') : sayShared('somethingWrong'))),
    );
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={say('appCode')}
        hint={say('appCodeHint')}
        name="code"
        autoComplete="one-time-code"
        maxLength={20}
        errors={error ? [error] : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Actions>
        <Button type="submit" size="large" isBusy={isPending} busyText={sayShared('processing')}>
          {say('loginButton')}
        </Button>
        <Button kind="quiet" size="large" onClick={onBack}>
          {say('cancel')}
        </Button>
      </Actions>
    </form>
  );
}
