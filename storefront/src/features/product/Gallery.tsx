/** Up to six pictures: swiped on a phone, chosen below, magnified under the pointer on a desktop. Swiping needs no script. */
import { useRef, useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Picture } from '../../ui/Picture';
import { productMessages } from './messages';

const Box = styled.div`
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
const Zoom = styled.div`
  @media (hover: hover) {
    cursor: zoom-in;
    &[data-zoomed='true'] img {
      transform: scale(2.1);
      transition: none;
    }
  }
  img {
    transform-origin: var(--x, 50%) var(--y, 50%);
    transition: transform var(--quick);
  }
`;
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
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

const zoomTo = (event: PointerEvent<HTMLDivElement>) => {
  if (event.pointerType !== 'mouse') return;
  const { currentTarget: frame } = event;
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.dataset['zoomed'] = 'true';
  frame.style.setProperty('--x', `${((event.clientX - left) / width) * 100}%`);
  frame.style.setProperty('--y', `${((event.clientY - top) / height) * 100}%`);
};
const zoomOut = (event: PointerEvent<HTMLDivElement>) => {
  delete event.currentTarget.dataset['zoomed'];
};

export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const say = useText(productMessages);
  const { digits } = useFormats();
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const look = () => {
    const node = strip.current;
    if (node && node.clientWidth > 0) setPlace(Math.round(node.scrollLeft / node.clientWidth));
  };
  const show = (next: number) => {
    const node = strip.current;
    node?.scrollTo({ left: next * node.clientWidth, behavior: 'smooth' });
  };
  const shown = images.length > 0 ? images : [null];
  return (
    <Box>
      <Strip ref={strip} onScroll={look} tabIndex={images.length > 1 ? 0 : -1} aria-label={say('pictures')}>
        {shown.map((image, number) => (
          <li key={image ?? 'none'}>
            <Zoom onPointerMove={zoomTo} onPointerLeave={zoomOut}>
              <Picture
                src={image}
                alt={say('pictureOf', { name, number: digits(number + 1) })}
                width={800}
                height={800}
                isFirst={number === 0}
                fit="contain"
                sizes="(min-width: 1100px) 440px, (min-width: 768px) 50vw, 100vw"
              />
            </Zoom>
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
    </Box>
  );
}
