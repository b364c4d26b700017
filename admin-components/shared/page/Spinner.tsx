'use client';
/** Shown while a page's data loads. */
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';

export function Spinner({ isInline = false }: { isInline?: boolean }) {
  const say = useText(sharedWords);
  return (
    <div className={isInline ? 'haat-spinner haat-spinner--inline' : 'haat-spinner'} role="status">
      <span className="haat-spinner__ring" aria-hidden />
      <span className={isInline ? 'haat-hidden' : ''}>{say('loading')}</span>
    </div>
  );
}
