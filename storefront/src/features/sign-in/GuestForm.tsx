/** Signing in without a password: name and mobile, then the code of the text message. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { guestSignIn } from '../../../../contract/auth';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { Button } from '../../ui/Button';
import { CodeInput } from '../../ui/CodeInput';
import { TextInput } from '../../ui/Field';
import { MobileInput } from '../../ui/MobileInput';
import { showToast } from '../../ui/toast';
import { useFields, type Fields } from '../../ui/useFields';
import { Agreement } from './Agreement';
import type { Opened } from './CodeStep';
import { signInMessages } from './messages';
import { useGuestCode, type SentCode } from './useGuestCode';

const Small = styled.p`
  color: var(--ink-2);
  font-size: 0.9375rem;
`;
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

type Person = Fields<'name' | 'mobile'>;
type Code = ReturnType<typeof useGuestCode>;
type OnOpened = (answer: Opened & { message?: string }) => void;

function PersonStep({ person, code, onSent }: { person: Person; code: Code; onSent: () => void }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { values, bind, form, showErrors } = person;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [name, mobile] = [values.name.trim(), values.mobile.trim()];
    const missing = {
      ...(name === '' && { name: [say('nameFirst')] }),
      ...(mobile === '' && { mobile: [say('mobileFirst')] }),
    };
    if (Object.keys(missing).length > 0) return showErrors(missing);
    const wrong = await code.request(mobile, name);
    if (wrong) showErrors(wrong);
    else onSent();
  };
  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label={say('name')} autoComplete="name" maxLength={150} isRequired {...bind('name')} />
      <MobileInput
        label={say('mobile')}
        autoComplete="tel"
        maxLength={20}
        hint={say('mobileHint')}
        isRequired
        {...bind('mobile')}
      />
      <Button type="submit" size="large" isWide isBusy={code.isSending} busyText={sayShared('processing')}>
        {say('sendCode')}
      </Button>
      <Small>
        <Agreement words="agreeByCode" />
      </Small>
    </form>
  );
}

function ResendCode({ name, sent, code }: { name: string; sent: SentCode; code: Code }) {
  const say = useText(signInMessages);
  const { digits } = useFormats();
  const resend = async () => {
    const wrong = await code.request(sent.mobile, name);
    const reason = Object.values(wrong ?? {})
      .flat()
      .join(' ');
    if (reason) showToast('warning', reason);
  };
  return (
    <>
      <Button kind="plain" isBusy={code.isSending} disabled={code.secondsToWait > 0} onClick={() => void resend()}>
        {say('resend')}
      </Button>
      {code.secondsToWait > 0 && <Small>{say('wait', { seconds: digits(code.secondsToWait) })}</Small>}
    </>
  );
}

type CodeStepProps = {
  name: string;
  sent: SentCode;
  code: Code;
  onOpened: OnOpened;
  onBack: () => void;
  onPassword: () => void;
};

function TypedCodeStep({ name, sent, code, onOpened, onBack, onPassword }: CodeStepProps) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(guestSignIn);
  const { values, bind, set, form, showErrors } = useFields({ code: '' });
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.code.length !== 6) return showErrors({ code: [say('codeFirst')] });
    const result = await send({ body: { name, token: sent.token, code: values.code } });
    if (result.ok) {
      code.forget();
      return onOpened(result.answer);
    }
    if (result.status === 403) {
      code.forget();
      showToast('warning', result.message);
      return onPassword();
    }
    // The name was entered on the step before.
    if (result.errors['name']) return onBack();
    const reason = result.message || (result.layer === 'network' ? sayShared('noNetwork') : say('wrongSomething'));
    showErrors({ code: result.errors['code'] ?? [reason] });
  };
  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <p>{say('codeSentTo', { mobile: sent.mobile })}</p>
      <div ref={field}>
        <CodeInput
          label={say('otp')}
          hint={say('otpHint')}
          {...bind('code')}
          onCode={(typed) => set({ code: typed })}
        />
      </div>
      <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
        {say('goOn')}
      </Button>
      <Others>
        <ResendCode name={name} sent={sent} code={code} />
        <Button kind="plain" onClick={onBack}>
          {say('otherMobile')}
        </Button>
      </Others>
    </form>
  );
}

/** `onPassword`: called if this account can only be signed in to with its password. */
export function GuestForm({ onOpened, onPassword }: { onOpened: OnOpened; onPassword: () => void }) {
  const code = useGuestCode();
  const person = useFields({ name: code.kept?.name ?? '', mobile: code.kept?.mobile ?? '' });
  const [isAtCode, setAtCode] = useState(code.kept !== null);
  const { sent } = code;
  if (!isAtCode || !sent) return <PersonStep person={person} code={code} onSent={() => setAtCode(true)} />;
  return (
    <TypedCodeStep
      key={sent.token}
      name={person.values.name.trim()}
      sent={sent}
      code={code}
      onOpened={onOpened}
      onBack={() => {
        code.forget();
        setAtCode(false);
      }}
      onPassword={onPassword}
    />
  );
}
