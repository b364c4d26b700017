/** The latest draft of a page, for those who may edit it: beside its form in the panel, or by itself. */
import { useParams } from 'react-router-dom';
import { previewPage } from '../../../contract/pages';
import { useCall } from '../../../frontend/api/useCall';
import { inReaders } from '../../../frontend/formats/inLanguage';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { useHead } from '../app/head';
import { PageView } from '../features/pages/PageView';
import { EmptyState } from '../ui/EmptyState';
import { RowsSkeleton } from '../ui/Skeleton';
import { previewMessages } from './preview.messages';
import { PreviewNotice, PreviewRefused, useReloadWhenKept } from './PreviewParts';

export function Page() {
  const say = useText(previewMessages);
  const language = useLanguage();
  const { id = '' } = useParams();
  const { answer, failure, reload } = useCall(previewPage, { params: { id } }, { keepPrevious: true });
  useReloadWhenKept(() => void reload());
  const title = answer ? inReaders(language, answer.page.title, answer.page.title_bn) : '';
  useHead({ title: title || say('preview'), isPrivate: true });
  if (failure && !answer) return <PreviewRefused isMissing={failure.status === 404} />;
  if (!answer) return <RowsSkeleton />;
  return (
    <>
      <PreviewNotice text={say('preview')} />
      <PageView page={answer.page} title={title} />
      {answer.page.blocks.length === 0 && <EmptyState title={say('empty')} />}
    </>
  );
}
