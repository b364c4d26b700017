/** An announcement as its latest draft has it, for those who may write it. */
import { useParams } from 'react-router-dom';
import { previewAnnouncement } from '../../../contract/announcements';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { useHead } from '../app/head';
import { AnnouncementLine } from '../app/layout/AnnouncementBar';
import { RowsSkeleton } from '../ui/Skeleton';
import { previewMessages } from './preview.messages';
import { PreviewNotice, PreviewRefused, useReloadWhenKept } from './PreviewParts';

export function Page() {
  const say = useText(previewMessages);
  const { id = '' } = useParams();
  const { answer, failure, reload } = useCall(previewAnnouncement, { params: { id } }, { keepPrevious: true });
  useReloadWhenKept(() => void reload());
  useHead({ title: say('heading'), isPrivate: true });
  if (failure && !answer) return <PreviewRefused isMissing={failure.status === 404} />;
  if (!answer) return <RowsSkeleton />;
  return (
    <>
      <PreviewNotice heading={say('heading')} text={say('announcement')} />
      <div style={{ marginTop: 16 }}>
        <AnnouncementLine shown={answer.announcement} />
      </div>
    </>
  );
}
