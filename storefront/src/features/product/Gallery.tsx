/**
 * Up to six pictures: swiped on a phone, chosen below, magnified under the pointer on a desktop, opened on the whole screen by a tap.
 * Swiping needs no script.
 */
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type PointerEvent, type TouchEvent } from 'react';
import styled from 'styled-components';
import { originalOf } from '../../../../domain/pictures/renditions';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Picture } from '../../ui/Picture';
import { productMessages } from './messages';

const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer')).PictureViewer }));

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-content: start;
`;
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--sunk);
  li {
    scroll-snap-align: center;
    overflow: hidden;
  }
`;
const Zoom = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  /* Two fingers open the picture instead of enlarging the whole page. */
  touch-action: pan-x pan-y;
  /* Low enough on a phone for name and price to stand above the fold. */
  @media (max-width: 767px) {
    > span {
      grid-template-rows: 100%;
      aspect-ratio: auto;
      height: min(100vw - 26px, 36vh);
      height: min(100vw - 26px, 36svh);
    }
  }
  img {
    transform-origin: var(--x, 50%) var(--y, 50%);
    transition: transform var(--quick);
  }
  &[data-zoomed='true'] img {
    transform: scale(2.1);
    transition: none;
  }
`;
/** The picture itself over the smaller one, which alone would be blurred when it is magnified. */
const Sharp = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
const Row = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: 8px;
  @media (min-width: 768px) {
    display: flex;
  }
`;
const Count = styled.span`
  position: absolute;
  right: 8px;
  bottom: 8px;
  padding: 1px 9px;
  border-radius: 999px;
  background: rgba(20, 35, 28, 0.72);
  color: #fff;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  @media (min-width: 768px) {
    display: none;
  }
`;
const Thumb = styled.button<{ $on: boolean }>`
  width: 62px;
  height: 62px;
  padding: 0;
  overflow: hidden;
  border: 2px solid ${({ $on }) => ($on ? 'var(--leaf)' : 'var(--line)')};
  border-radius: var(--radius);
  background: var(--sunk);
`;

const zoomTo = (event: PointerEvent<HTMLButtonElement>) => {
  const { currentTarget: frame } = event;
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.dataset['zoomed'] = 'true';
  frame.style.setProperty('--x', `${((event.clientX - left) / width) * 100}%`);
  frame.style.setProperty('--y', `${((event.clientY - top) / height) * 100}%`);
};
const zoomOut = (event: PointerEvent<HTMLButtonElement>) => {
  delete event.currentTarget.dataset['zoomed'];
};

type SlideProps = { image: string | null; alt: string; isFirst: boolean; onOpen: () => void };

function Slide({ image, alt, isFirst, onOpen }: SlideProps) {
  const say = useText(productMessages);
  const [isMagnified, setMagnified] = useState(false);
  const picture = (
    <Picture
      src={image}
      alt={alt}
      width={800}
      height={800}
      isFirst={isFirst}
      fit="contain"
      sizes="(min-width: 1100px) 440px, (min-width: 768px) 50vw, 100vw"
    />
  );
  if (image === null) return picture;
  const magnify = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== 'mouse') return;
    setMagnified(true);
    zoomTo(event);
  };
  const pinch = (event: TouchEvent) => {
    if (event.touches.length === 2) onOpen();
  };
  return (
    <Zoom
      type="button"
      aria-label={say('enlarge', { picture: alt })}
      aria-haspopup="dialog"
      onClick={onOpen}
      onTouchStart={pinch}
      onPointerMove={magnify}
      onPointerLeave={zoomOut}
    >
      {picture}
      {isMagnified && <Sharp src={originalOf(image)} alt="" />}
    </Zoom>
  );
}

type GalleryProps = {
  images: readonly string[];
  name: string;
  /** The picture of what was chosen, by its place. */
  wanted?: number | null;
};

export function Gallery({ images, name, wanted = null }: GalleryProps) {
  const say = useText(productMessages);
  const { digits } = useFormats();
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const look = () => {
    const node = strip.current;
    if (node && node.clientWidth > 0) setPlace(Math.round(node.scrollLeft / node.clientWidth));
  };
  const show = (next: number) => {
    const node = strip.current;
    node?.scrollTo({ left: next * node.clientWidth, behavior: 'smooth' });
  };
  useEffect(() => {
    const node = strip.current;
    if (wanted !== null) node?.scrollTo({ left: wanted * node.clientWidth, behavior: 'smooth' });
  }, [wanted]);
  const shown = images.length > 0 ? images : [null];
  return (
    <Box>
      <Strip ref={strip} onScroll={look} tabIndex={images.length > 1 ? 0 : -1} aria-label={say('pictures')}>
        {shown.map((image, number) => (
          <li key={image ?? 'none'}>
            <Slide
              image={image}
              alt={say('pictureOf', { name, number: digits(number + 1) })}
              isFirst={number === 0}
              onOpen={() => setOpened(number)}
            />
          </li>
        ))}
      </Strip>
      {images.length > 1 && (
        <Row>
          {images.map((image, number) => (
            <li key={image}>
              <Thumb
                type="button"
                $on={number === place}
                aria-current={number === place ? 'true' : undefined}
                aria-label={say('picture', { number: digits(number + 1), total: digits(images.length) })}
                onClick={() => show(number)}
              >
                <Picture src={image} alt="" width={62} height={62} sizes="62px" />
              </Thumb>
            </li>
          ))}
        </Row>
      )}
      {images.length > 1 && (
        <Count aria-hidden="true">
          {digits(place + 1)}/{digits(images.length)}
        </Count>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <PictureViewer images={images} name={name} first={opened} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}
