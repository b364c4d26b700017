/** The latest draft of an announcement, or the text being typed, for those who may edit it. */
import { useParams } from 'react-router-dom';
import { previewAnnouncement, type ShownAnnouncement } from '../../../contract/announcements';
import { announcementTones } from '../../../domain/announcements/kinds';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { useHead } from '../app/head';
import { AnnouncementLine } from '../app/layout/AnnouncementBar';
import { EmptyState } from '../ui/EmptyState';
import { RowsSkeleton } from '../ui/Skeleton';
import { previewMessages } from './preview.messages';
import { PreviewNotice, PreviewRefused, typedLink, typedText, useReloadWhenKept, useTyped } from './PreviewParts';

/** The address for one that is not saved yet. */
const NEW = 'new';
/** A preview is never hidden, whatever was closed in the shop. */
const mark = 'preview';
const blank: ShownAnnouncement = { mark, text: '', text_bn: '', tone: 'info', link: null };

export function Page() {
  const say = useText(previewMessages);
  const { id = '' } = useParams();
  const isNew = id === NEW;
  const { answer, failure, reload } = useCall(previewAnnouncement, isNew ? null : { params: { id } }, {
    keepPrevious: true,
  });
  useReloadWhenKept(() => void reload());
  const typed = useTyped();
  useHead({ title: say('heading'), isPrivate: true });
  if (failure && !answer) return <PreviewRefused isMissing={failure.status === 404} />;
  const kept = isNew ? blank : answer?.announcement;
  if (!kept) return <RowsSkeleton />;
  const shown = {
    ...kept,
    mark,
    text: typedText(typed, 'text', kept.text),
    text_bn: typedText(typed, 'text_bn', kept.text_bn),
    tone: announcementTones.find((tone) => tone === typed?.['tone']) ?? kept.tone,
    link: typedLink(typed, kept.link),
  };
  return (
    <>
      <PreviewNotice heading={say('heading')} text={say('announcement')} />
      <div style={{ marginTop: 16 }}>
        {shown.text || shown.text_bn ? <AnnouncementLine shown={shown} /> : <EmptyState title={say('empty')} />}
      </div>
    </>
  );
}
