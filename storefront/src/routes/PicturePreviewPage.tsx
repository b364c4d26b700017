/** The latest drafts of the slides or a banner, for those who may edit them. */
import { useParams } from 'react-router-dom';
import { previewPicturePlaces } from '../../../contract/picturePlaces';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { useHead } from '../app/head';
import { BannerPicture } from '../features/catalogue/Banner';
import { EmptyState } from '../ui/EmptyState';
import { RowsSkeleton } from '../ui/Skeleton';
import { Slides } from './HomePage';
import { previewMessages } from './preview.messages';
import { PreviewNotice, PreviewRefused, typedLink, typedText, useReloadWhenKept, useTyped } from './PreviewParts';

export function Page() {
  const say = useText(previewMessages);
  const { name = '' } = useParams();
  const isSlide = name.startsWith('slide');
  const area = isSlide ? 'sliders' : 'banners';
  const { answer, failure, reload } = useCall(previewPicturePlaces, { params: { area } }, { keepPrevious: true });
  useReloadWhenKept(() => void reload());
  const typed = useTyped();
  useHead({ title: say('heading'), isPrivate: true });
  if (failure && !answer) return <PreviewRefused isMissing={failure.status === 404} />;
  if (!answer) return <RowsSkeleton />;
  const kept = answer.images.find(({ property }) => property === name);
  if (!kept) return <PreviewRefused isMissing />;
  const one = {
    ...kept,
    alt: typedText(typed, 'alt', kept.alt),
    alt_bn: typedText(typed, 'alt_bn', kept.alt_bn),
    link: typedLink(typed, kept.link),
  };
  return (
    <>
      <PreviewNotice heading={say('heading')} text={say(isSlide ? 'slides' : 'banner')} />
      {isSlide && (
        <div style={{ marginTop: 16 }}>
          {/* The previewed one comes first. */}
          <Slides images={[one, ...answer.images.filter(({ property }) => property !== name)]} />
        </div>
      )}
      {!isSlide && <BannerPicture banner={one} isFirst />}
      {!one.value && <EmptyState title={say('empty')} />}
    </>
  );
}
