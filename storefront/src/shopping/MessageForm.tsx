/** Writes to a shop: the text, up to three pictures, and the server's problems. The text survives a reload. */
import { ImagePlus, Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { CallResult } from '../../../contract/client/answer';
import type { Route } from '../../../contract/route';
import { questionLimits } from '../../../domain/questions/rules';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { paths } from '../app/paths';
import { keepUnfinished } from '../app/session/unfinished';
import { sharedMessages } from '../i18n/shared.messages';
import { Button, ButtonLink } from '../ui/Button';
import { TextArea } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { ThreePictures, type ThreeFiles } from '../ui/ThreePictures';
import { keepMessageDraft, readMessageDraft } from './messageDraft';
import { questionMessages } from './question.messages';

const Form = styled.form`
  display: grid;
  gap: 14px;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 10px;
`;

export type MessageFormProps<R extends Route> = {
  /** The key of the draft. */
  subject: string;
  label: string;
  placeholder?: string;
  isPending: boolean;
  send: (text: string, files: ThreeFiles, key: string) => Promise<CallResult<R>>;
  onSent: (result: Extract<CallResult<R>, { ok: true }>) => void;
};

export function MessageForm<R extends Route>({
  subject,
  label,
  placeholder,
  isPending,
  send,
  onSent,
}: MessageFormProps<R>) {
  const say = useText(questionMessages);
  const sayShared = useText(sharedMessages);
  const { digits } = useFormats();
  const [text, setText] = useState(() => readMessageDraft(subject));
  const [files, setFiles] = useState<ThreeFiles>({});
  const [hasPictures, setHasPictures] = useState(false);
  const [problem, setProblem] = useState<{ errors: Readonly<Record<string, readonly string[]>>; why: string }>();
  const [mustVerify, setMustVerify] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Sent again after a lost answer it is the same message; once changed it is another one.
  const key = useRef(newIdempotencyKey());
  const write = (next: string) => {
    setText(next);
    keepMessageDraft(subject, next);
    key.current = newIdempotencyKey();
  };
  const refuse = (errors: Readonly<Record<string, readonly string[]>>, why: string) => {
    setProblem({ errors, why });
    if (errors['text']) form.current?.querySelector('textarea')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') return refuse({ text: [say('writeFirst')] }, '');
    setMustVerify(false);
    const result = await send(text, files, key.current);
    if (!result.ok) {
      if (result.layer === 'answer' && result.status === 401) return setMustVerify(true);
      const { text: ofText, image1, image2, image3, ...others } = result.errors;
      const rest = Object.values(others).flat().join(' ');
      const isOfFields = ofText ?? image1 ?? image2 ?? image3;
      return refuse(result.errors, rest || (isOfFields ? '' : result.message || sayShared('somethingWrong')));
    }
    setProblem(undefined);
    setFiles({});
    setHasPictures(false);
    write('');
    onSent(result);
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={label}
        hint={say('masked')}
        placeholder={placeholder}
        rows={3}
        maxLength={questionLimits.text}
        value={text}
        onChange={(event) => write(event.target.value)}
        errors={problem?.errors['text']}
        isRequired
      />
      {hasPictures && (
        <ThreePictures
          title={say('pictures')}
          files={files}
          onChange={setFiles}
          errors={problem?.errors ?? {}}
          nameOf={(number) => say('picture', { number: digits(number) })}
        />
      )}
      {problem?.why && (
        <Notice tone="danger" isAlert>
          {problem.why}
        </Notice>
      )}
      {mustVerify && (
        <Notice tone="warn" isAlert>
          {say('verifyFirst')}{' '}
          <ButtonLink size="small" to={paths.verify} onClick={() => keepUnfinished({ waitsFor: 'signIn' })}>
            {say('verify')}
          </ButtonLink>
        </Notice>
      )}
      <Buttons>
        {hasPictures ? (
          <span />
        ) : (
          <Button kind="plain" icon={<ImagePlus size={18} aria-hidden="true" />} onClick={() => setHasPictures(true)}>
            {say('addPictures')}
          </Button>
        )}
        <Button type="submit" icon={<Send size={18} aria-hidden="true" />} isBusy={isPending} busyText={say('sending')}>
          {say('send')}
        </Button>
      </Buttons>
    </Form>
  );
}
