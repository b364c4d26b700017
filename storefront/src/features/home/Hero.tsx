/** The slides at the top: hidden when all eight slots are empty, moving on every 3.5 seconds. */
import styled from 'styled-components';
import { getSliderImages } from '../../../../contract/sliders';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Carousel } from '../../ui/Carousel';
import { pictureSet } from '../../ui/pictureSet';
import { homeMessages } from './messages';

const slideEveryMs = 3500;
/** On a phone the slide is taller than its picture: more of it than the screen's width is drawn. */
const slideSizes = '(min-width: 1240px) 945px, (min-width: 640px) 100vw, 139vw';

const Slide = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 2.4 / 1;
  object-fit: cover;
  /* Slides begin with their words: where there is less room than they are wide, the end is cut. */
  object-position: left;
  background: var(--sunk);
  @media (min-width: 640px) {
    aspect-ratio: 10 / 3;
  }
`;
const Frame = styled.div`
  min-width: 0;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--sunk);
`;

export function Hero() {
  const say = useText(homeMessages);
  const { digits } = useFormats();
  const { answer, isLoading } = useCall(getSliderImages, {});
  const slides = answer?.images.filter(({ value }) => value !== null) ?? [];
  if (isLoading) {
    return (
      <Frame>
        <Slide as="div" />
      </Frame>
    );
  }
  if (slides.length === 0) return null;
  return (
    <Frame>
      <Carousel
        label={say('slides')}
        shown={{ mobile: 1, tablet: 1, desktop: 1 }}
        gap={0}
        everyMs={slideEveryMs}
        hasCounter
        items={slides.map(({ property, value }, place) => ({
          key: property,
          content: (
            <Slide
              {...pictureSet(value ?? '', slideSizes)}
              alt={say('slide', { number: digits(place + 1) })}
              width={1200}
              height={360}
              loading={place === 0 ? 'eager' : 'lazy'}
              fetchPriority={place === 0 ? 'high' : 'low'}
              decoding={place === 0 ? 'sync' : 'async'}
            />
          ),
        }))}
      />
    </Frame>
  );
}
