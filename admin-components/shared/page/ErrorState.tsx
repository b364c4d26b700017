'use client';
/** Shown when data could not be loaded, with a retry. */
import { CircleAlert } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import type { CallFailure } from '../../../contract/client/answer';
import { useText } from '../../../frontend/messages/useText';

export function ErrorState({ failure, onRetry }: { failure?: CallFailure | undefined; onRetry?: () => void }) {
  const say = useText(sharedWords);
  return (
    <div className="haat-empty haat-empty--error" role="alert">
      <CircleAlert size={28} strokeWidth={1.5} aria-hidden />
      <p>{failure?.message || (failure?.layer === 'network' ? say('unreachable') : say('couldNotLoad'))}</p>
      {onRetry && (
        <button type="button" className="haat-button haat-button--quiet" onClick={onRetry}>
          {say('retry')}
        </button>
      )}
    </div>
  );
}
