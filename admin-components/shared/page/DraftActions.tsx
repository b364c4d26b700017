'use client';
/** The buttons of a form whose content can be saved as a draft. */
import { useText } from '../../../frontend/messages/useText';
import { draftWords } from '../../messages/drafts';
import { Button } from './Button';

type Props = { pending: 'draft' | 'publish' | null; onDraft: () => void };

export function DraftActions({ pending, onDraft }: Props) {
  const say = useText(draftWords);
  return (
    <>
      <p className="haat-field__hint">{say('hint')}</p>
      <div className="haat-form__actions">
        <Button isBusy={pending === 'draft'} disabled={pending === 'publish'} onClick={onDraft}>
          {say('saveDraft')}
        </Button>
        <Button type="submit" kind="primary" isBusy={pending === 'publish'} disabled={pending === 'draft'}>
          {say('publish')}
        </Button>
      </div>
    </>
  );
}
