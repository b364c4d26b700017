/** A product's pictures on the whole screen, as large as they exist. Load it lazily. */
import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { originalOf } from '../../../../domain/pictures/renditions';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useOpener } from '../../../../frontend/dialogs/useOpener';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { productMessages } from './messages';
import { useZoom } from './useZoom';

const Shade = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: #0c1410;
`;
const Box = styled(Content)`
  position: fixed;
  inset: 0;
  z-index: 61;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  color: #fff;
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 6px 8px;
  p {
    flex: 1;
    padding-left: 8px;
    font-variant-numeric: tabular-nums;
  }
`;
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  touch-action: none;
  cursor: zoom-in;
  user-select: none;
  &:not([data-scale='1'])[data-scale] {
    cursor: grab;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    /* The small one is there at once, the large one covers it. */
    background: center / contain no-repeat;
    pointer-events: none;
  }
`;

export type PictureViewerProps = { images: readonly string[]; name: string; first: number; onClose: () => void };

export function PictureViewer({ images, name, first, onClose }: PictureViewerProps) {
  const say = useText(productMessages);
  const sayShared = useText(sharedMessages);
  const { digits } = useFormats();
  const [place, setPlace] = useState(first);
  const turn = (by: 1 | -1) => {
    reset();
    setPlace((now) => Math.max(0, Math.min(images.length - 1, now + by)));
  };
  const { frame, zoom, reset, handlers } = useZoom(turn);
  const acts: Record<string, () => void> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    '+': () => zoom(1.5),
    '=': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    '0': reset,
  };
  const onKeyDown = (event: KeyboardEvent) => acts[event.key]?.();
  // The phone's own way back closes it, and does not leave the product.
  useEffect(() => {
    history.pushState(history.state, '');
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  const focus = useOpener();
  const image = images[place] ?? '';
  const where = { number: digits(place + 1), total: digits(images.length) };
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && history.back()}>
      <Portal>
        <Shade />
        <Box aria-describedby={undefined} onKeyDown={onKeyDown} {...focus}>
          <Bar>
            <Title asChild>
              <VisuallyHidden as="h2">{say('pictureOf', { name, number: where.number })}</VisuallyHidden>
            </Title>
            <p aria-live="polite">
              <VisuallyHidden>{say('picture', where)}</VisuallyHidden>
              <span aria-hidden="true">{`${where.number}/${where.total}`}</span>
            </p>
            <IconButton name={say('zoomOut')} icon={<Minus size={22} />} onClick={() => zoom(1 / 1.5)} />
            <IconButton name={say('zoomIn')} icon={<Plus size={22} />} onClick={() => zoom(1.5)} />
            {images.length > 1 && (
              <>
                <IconButton
                  name={sayShared('previous')}
                  icon={<ChevronLeft size={24} />}
                  disabled={place === 0}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  name={sayShared('next')}
                  icon={<ChevronRight size={24} />}
                  disabled={place === images.length - 1}
                  onClick={() => turn(1)}
                />
              </>
            )}
            <Close asChild>
              <IconButton name={sayShared('close')} icon={<X size={24} />} />
            </Close>
          </Bar>
          <Frame ref={frame} {...handlers}>
            <img
              key={image}
              src={originalOf(image)}
              alt={say('pictureOf', { name, number: where.number })}
              draggable={false}
              style={{ backgroundImage: `url("${image}")` }}
            />
          </Frame>
        </Box>
      </Portal>
    </Root>
  );
}
