/** The slides at the top: hidden if all eight slots are empty, advancing every 3.5 seconds. */
import styled from 'styled-components';
import type { OkOf } from '../../../../contract/route';
import { getSliderImages } from '../../../../contract/sliders';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { Carousel } from '../../ui/Carousel';
import { LeadsTo } from '../../ui/LeadsTo';
import { pictureSet } from '../../ui/pictureSet';
import { placed } from '../../ui/placed';
import { homeMessages } from './messages';

const slideEveryMs = 3500;
const slideSizes = '(min-width: 1240px) 945px, 100vw';

const Slide = styled.img`
  width: 100%;
  height: auto;
  /* The shape of the pictures on every screen: none of them is cropped. */
  aspect-ratio: 10 / 3;
  object-fit: cover;
  object-position: left;
  background: var(--sunk);
`;
const Frame = styled.div`
  min-width: 0;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--sunk);
`;

export function Hero() {
  const { answer, isLoading } = useCall(getSliderImages, {});
  if (isLoading) {
    return (
      <Frame>
        <Slide as="div" />
      </Frame>
    );
  }
  return <Slides images={answer?.images ?? []} />;
}

type SlideImage = Omit<OkOf<typeof getSliderImages>['images'][number], 'property'> & { property: string };

/** Without empty places. */
export function Slides({ images }: { images: readonly SlideImage[] }) {
  const say = useText(homeMessages);
  const { digits } = useFormats();
  const language = useLanguage();
  const slides = images.filter(({ value }) => value !== null);
  if (slides.length === 0) return null;
  return (
    <Frame>
      <Carousel
        label={say('slides')}
        shown={{ mobile: 1, tablet: 1, desktop: 1 }}
        gap={0}
        everyMs={slideEveryMs}
        hasCounter
        items={slides.map(({ property, value, link, alt, alt_bn, focus }, place) => ({
          key: property,
          content: (
            <LeadsTo link={link}>
              <Slide
                {...pictureSet(value ?? '', slideSizes)}
                {...placed(focus)}
                alt={(language === 'bn' ? alt_bn || alt : alt || alt_bn) || say('slide', { number: digits(place + 1) })}
                width={1200}
                height={360}
                loading={place === 0 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : 'low'}
                decoding={place === 0 ? 'sync' : 'async'}
              />
            </LeadsTo>
          ),
        }))}
      />
    </Frame>
  );
}
