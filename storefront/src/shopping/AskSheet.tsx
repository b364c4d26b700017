/** The sheet for asking a shop about a product or a package. */
import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { useSWRConfig } from 'swr';
import { askQuestion } from '../../../contract/questions';
import { useSend } from '../../../frontend/api/useSend';
import { useText } from '../../../frontend/messages/useText';
import { paths } from '../app/paths';
import { ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { MessageForm } from './MessageForm';
import { questionMessages } from './question.messages';

export type AskSubject = { product_id: string | number } | { tracking_id: string };
export type AskSheetProps = { subject: AskSubject; name: string; onClose: () => void };

const draftOf = (subject: AskSubject): string =>
  'product_id' in subject ? `product_${subject.product_id}` : `package_${subject.tracking_id}`;

/** From the bottom on a phone, within reach of the thumb. */
const sideHere = (): 'middle' | 'bottom' => (window.matchMedia('(min-width: 640px)').matches ? 'middle' : 'bottom');

export default function AskSheet({ subject, name, onClose }: AskSheetProps) {
  const say = useText(questionMessages);
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(askQuestion);
  const [side] = useState(sideHere);
  const [sent, setSent] = useState<string | number | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={say('askAbout', { name })} side={side}>
      {sent === null ? (
        <MessageForm<typeof askQuestion>
          subject={draftOf(subject)}
          label={say('yourQuestion')}
          placeholder={say('placeholder')}
          isPending={isPending}
          send={(text, files, idempotencyKey) => send({ body: { ...subject, text }, files }, { idempotencyKey })}
          onSent={({ answer }) => {
            setSent(answer.question_id);
            void mutate((key) => typeof key === 'string' && /^\/(my-questions|question\/)/.test(key));
          }}
        />
      ) : (
        <div role="status">
          <EmptyState
            title={say('sentTitle')}
            text={say('sentText')}
            icon={<CircleCheck size={40} strokeWidth={1.5} />}
          >
            <ButtonLink to={paths.accountQuestion(sent)}>{say('seeQuestion')}</ButtonLink>
          </EmptyState>
        </div>
      )}
    </Dialog>
  );
}
