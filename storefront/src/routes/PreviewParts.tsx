/** What every preview of a draft has in common. */
import { useEffect } from 'react';
import { useText } from '../../../frontend/messages/useText';
import { EmptyState } from '../ui/EmptyState';
import { Notice } from '../ui/Notice';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { previewMessages } from './preview.messages';

/** What the panel tells its frame whenever it has kept a draft. */
const KEPT = 'payload-document-event';

export function useReloadWhenKept(reload: () => void): void {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && (data as { type?: unknown } | null)?.type === KEPT) reload();
    };
    const tellReady = () => window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
    window.addEventListener('message', onMessage);
    if (window.parent !== window) tellReady();
    return () => window.removeEventListener('message', onMessage);
  }, [reload]);
}

/** `heading`: what the page is called for screen readers, where what is previewed has no heading of its own. */
export function PreviewNotice({ text, heading }: { text: string; heading?: string }) {
  return (
    <>
      {heading && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
      <div role="status" style={{ marginTop: 12 }}>
        <Notice tone="warn">{text}</Notice>
      </div>
    </>
  );
}

/** It does not exist, or the reader may not see it. */
export function PreviewRefused({ isMissing }: { isMissing: boolean }) {
  const say = useText(previewMessages);
  return (
    <EmptyState
      heading="h1"
      title={say(isMissing ? 'none' : 'closed')}
      text={say(isMissing ? 'noneText' : 'closedText')}
    />
  );
}
