/** Videos, featured ones first. A video's host is contacted only when the shopper presses play. */
import { Play } from 'lucide-react';
import styled from 'styled-components';
import { showVideos } from '../../../contract/videos';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { liveMessages } from './live.messages';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { AsWritten } from '../ui/AsWritten';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { RowsSkeleton } from '../ui/Skeleton';
import { Video } from '../ui/Video';

export const preload = () => [ask(showVideos, {})];

const Grid = styled.ul<{ $wide: boolean }>`
  display: grid;
  gap: 18px;
  margin-bottom: 32px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(${({ $wide }) => ($wide ? 2 : 3)}, minmax(0, 1fr));
  }
  h3 {
    margin-top: 8px;
  }
`;
const Part = styled.h2`
  margin-bottom: 12px;
`;

type VideoData = { id: string | number; title: string; url: string };

function Videos({ title, videos, isWide = false }: { title: string; videos: readonly VideoData[]; isWide?: boolean }) {
  if (videos.length === 0) return null;
  return (
    <section>
      <Part>{title}</Part>
      <Grid $wide={isWide}>
        {videos.map((video) => (
          <li key={video.id}>
            <Video id={video.url} title={video.title} />
            <h3>
              <AsWritten>{video.title}</AsWritten>
            </h3>
          </li>
        ))}
      </Grid>
    </section>
  );
}

export function Page() {
  const say = useText(liveMessages);
  const { answer } = useCall(showVideos, {});
  useHead({ title: say('title'), description: say('text') });
  const isEmpty = answer && answer.videos.length + answer.featuredvideos.length === 0;
  return (
    <>
      <PageHeading title={say('heading')} text={say('text')} />
      {!answer && <RowsSkeleton />}
      {isEmpty && (
        <EmptyState icon={<Play size={40} strokeWidth={1.5} />} title={say('none')}>
          <ButtonLink to={paths.home}>{say('home')}</ButtonLink>
        </EmptyState>
      )}
      <Videos title={say('featured')} videos={answer?.featuredvideos ?? []} isWide />
      <Videos title={say('all')} videos={answer?.videos ?? []} />
    </>
  );
}
