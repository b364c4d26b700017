'use client';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../page/Button';
import type { Draft } from './useDraft';

/** Offers what was typed earlier and not saved. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const say = useText(sharedWords);
  if (!draft.isOffered) return null;
  return (
    <div className="haat-notice haat-notice--choice haat-gap" role="status">
      <span>{say('draftOffer')}</span>
      <span className="haat-notice__choices">
        <Button kind="primary" onClick={draft.goOn}>
          {say('draftGoOn')}
        </Button>
        <Button kind="quiet" onClick={draft.discard}>
          {say('draftDiscard')}
        </Button>
      </span>
    </div>
  );
}
