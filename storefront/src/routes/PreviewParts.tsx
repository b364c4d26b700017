/** What all previews of drafts share. */
import { useEffect, useState } from 'react';
import type { LinkShape } from '../../../contract/links';
import { useText } from '../../../frontend/messages/useText';
import { EmptyState } from '../ui/EmptyState';
import { Notice } from '../ui/Notice';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { previewMessages } from './preview.messages';

/** Sent by the panel to its frame whenever it has saved a draft. */
const KEPT = 'payload-document-event';

/** Sent by the panel to its frame with the text being typed. */
const TYPED = 'payload-live-preview';
type Typed = Readonly<Record<string, unknown>>;

const tellReady = () => {
  if (window.parent !== window) window.parent.postMessage({ type: TYPED, ready: true }, location.origin);
};

/** The values being typed in the form beside this page, by field name; null if none were sent. */
export function useTyped(): Typed | null {
  const [typed, setTyped] = useState<Typed | null>(null);
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      const told = data as { type?: unknown; data?: unknown } | null;
      if (origin !== location.origin || told?.type !== TYPED) return;
      if (typeof told.data === 'object' && told.data !== null) setTyped(told.data as Typed);
    };
    window.addEventListener('message', onMessage);
    tellReady();
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return typed;
}

/** A typed text, or else the saved one. */
export const typedText = (typed: Typed | null, field: string, kept: string): string =>
  typeof typed?.[field] === 'string' ? typed[field] : kept;

/**
 * The target of the link. The shop knows a newly chosen record only once the draft is saved: until then the saved link
 * stays.
 */
export function typedLink(typed: Typed | null, kept: LinkShape | null): LinkShape | null {
  if (typed?.['link_kind'] === 'none') return null;
  if (typed?.['link_kind'] !== 'address') return kept;
  return { kind: 'address', slug: '', address: typedText(typed, 'link_address', '') };
}

export function useReloadWhenKept(reload: () => void): void {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && (data as { type?: unknown } | null)?.type === KEPT) reload();
    };
    window.addEventListener('message', onMessage);
    tellReady();
    return () => window.removeEventListener('message', onMessage);
  }, [reload]);
}

/** `heading`: the page's name for screen readers, if the previewed record has no heading of its own. */
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

/** Shown if it does not exist, or the reader may not see it. */
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
