/** The latest draft of a page, for those who may write it: beside its form in the panel, or by itself. */
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { previewPage } from '../../../contract/pages';
import { useCall } from '../../../frontend/api/useCall';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { useHead } from '../app/head';
import { inReaders } from '../features/pages/pageData';
import { PageView } from '../features/pages/PageView';
import { EmptyState } from '../ui/EmptyState';
import { Notice } from '../ui/Notice';
import { RowsSkeleton } from '../ui/Skeleton';
import { pageMessages } from './page.messages';

/** What the panel tells its frame whenever it has kept a draft. */
const KEPT = 'payload-document-event';

function useReloadWhenKept(reload: () => void): void {
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

export function Page() {
  const say = useText(pageMessages);
  const language = useLanguage();
  const { id = '' } = useParams();
  const { answer, failure, reload } = useCall(previewPage, { params: { id } }, { keepPrevious: true });
  useReloadWhenKept(() => void reload());
  const title = answer ? inReaders(language, answer.page.title, answer.page.title_bn) : '';
  useHead({ title: title || say('preview'), isPrivate: true });
  if (failure && !answer) {
    const isMissing = failure.status === 404;
    return (
      <EmptyState
        heading="h1"
        title={say(isMissing ? 'none' : 'closed')}
        text={say(isMissing ? 'noneText' : 'closedText')}
      />
    );
  }
  if (!answer) return <RowsSkeleton />;
  return (
    <>
      <div role="status" style={{ marginTop: 12 }}>
        <Notice tone="warn">{say('preview')}</Notice>
      </div>
      <PageView page={answer.page} title={title} />
      {answer.page.blocks.length === 0 && <EmptyState title={say('empty')} />}
    </>
  );
}
