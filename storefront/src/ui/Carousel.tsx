/**
 * A row of items that is swiped. Without scripts it scrolls by itself; the library that adds buttons, snapping and moving on
 * by itself is fetched once the row comes near the screen.
 */
import type { EmblaCarouselType } from 'embla-carousel';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { isHydrating } from '../api/hydration';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats, useText } from '../i18n/useText';

const Frame = styled.div`
  position: relative;
`;
const View = styled.div<{ $alive: boolean }>`
  overflow-x: ${({ $alive }) => ($alive ? 'hidden' : 'auto')};
  scrollbar-width: none;
  scroll-snap-type: ${({ $alive }) => ($alive ? 'none' : 'x mandatory')};
`;
const Track = styled.ul<{ $gap: number }>`
  display: flex;
  margin-left: -${({ $gap }) => $gap}px;
  touch-action: pan-y pinch-zoom;
`;
const Item = styled.li<{ $shown: Shown; $gap: number }>`
  flex: 0 0 ${({ $shown }) => 100 / $shown.mobile}%;
  min-width: 0;
  padding-left: ${({ $gap }) => $gap}px;
  scroll-snap-align: start;
  @media (min-width: 464px) {
    flex-basis: ${({ $shown }) => 100 / $shown.tablet}%;
  }
  @media (min-width: 1024px) {
    flex-basis: ${({ $shown }) => 100 / $shown.desktop}%;
  }
`;
const Arrow = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 8px;
  z-index: 2;
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-top: -22px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-1);
  @media (min-width: 640px) and (hover: hover) {
    display: grid;
  }
`;
const Foot = styled.div`
  position: absolute;
  right: 12px;
  bottom: 10px;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 10px 0 0;
  border-radius: 999px;
  background: rgba(20, 35, 28, 0.72);
  color: #fff;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 32px;
    border: 0;
    background: none;
    color: inherit;
  }
`;

/** Whoever is disturbed by a moving row can stop it. */
const Below = styled.div`
  display: flex;
  justify-content: flex-end;
  height: 32px;
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;

/** How many items stand side by side: phones below 464 px, tablets below 1024 px. */
export type Shown = { mobile: number; tablet: number; desktop: number };

export type CarouselProps = {
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  shown: Shown;
  gap?: number;
  /** Moves on by itself after so many milliseconds, until touched, hovered or focused. */
  everyMs?: number;
  /** Shows which slide it is beside the pause button, on the row itself. */
  hasCounter?: boolean;
};

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Once the page has settled: the row can be swiped before, and nothing that the page needs waits for it. */
function whenSettled(then: () => void): () => void {
  const settleMs = 2500;
  const timer = setTimeout(then, document.readyState === 'complete' && !isHydrating() ? 0 : settleMs);
  return () => clearTimeout(timer);
}

/** Loads the library when the row is near and the page has settled, and hands over its interface. */
function useEmbla(view: React.RefObject<HTMLDivElement | null>, count: number): EmblaCarouselType | null {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    const node = view.current;
    if (!node || count < 2) return;
    let made: EmblaCarouselType | undefined;
    let isGone = false;
    let cancel = () => {};
    const load = () =>
      void import('embla-carousel').then(({ default: create }) => {
        if (isGone) return;
        node.scrollLeft = 0;
        made = create(node, { loop: true, align: 'start', duration: wantsStillness() ? 0 : 22 });
        setEmbla(made);
      });
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        cancel = whenSettled(load);
      },
      { rootMargin: '200px' },
    );
    near.observe(node);
    return () => {
      isGone = true;
      cancel();
      near.disconnect();
      made?.destroy();
      setEmbla(null);
    };
  }, [view, count]);
  return embla;
}

/** Moves on by itself while nobody uses the row and it can be seen. */
function useMovingOn(embla: EmblaCarouselType | null, everyMs: number | undefined, isPaused: boolean): void {
  useEffect(() => {
    if (!embla || !everyMs || isPaused || wantsStillness()) return;
    const root = embla.rootNode();
    let isHeld = false;
    const hold = () => (isHeld = true);
    const release = () => (isHeld = false);
    const frame = root.parentElement ?? root;
    frame.addEventListener('pointerenter', hold);
    frame.addEventListener('pointerleave', release);
    frame.addEventListener('focusin', hold);
    frame.addEventListener('focusout', release);
    const timer = setInterval(() => {
      if (!isHeld && document.visibilityState === 'visible') embla.scrollNext();
    }, everyMs);
    return () => {
      clearInterval(timer);
      frame.removeEventListener('pointerenter', hold);
      frame.removeEventListener('pointerleave', release);
      frame.removeEventListener('focusin', hold);
      frame.removeEventListener('focusout', release);
    };
  }, [embla, everyMs, isPaused]);
}

function useSlide(embla: EmblaCarouselType | null): number {
  const [slide, setSlide] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const look = () => setSlide(embla.selectedScrollSnap());
    embla.on('select', look);
    return () => {
      embla.off('select', look);
    };
  }, [embla]);
  return slide;
}

type PauseProps = { isPaused: boolean; onChange: (isPaused: boolean) => void; hasWord?: boolean };

function PauseButton({ isPaused, onChange, hasWord = false }: PauseProps) {
  const say = useText(sharedMessages);
  const word = isPaused ? say('play') : say('pause');
  const Icon = isPaused ? Play : Pause;
  return (
    <button type="button" aria-label={word} onClick={() => onChange(!isPaused)}>
      <Icon size={16} aria-hidden="true" />
      {hasWord && word}
    </button>
  );
}

export function Carousel({ label, items, shown, gap = 12, everyMs, hasCounter = false }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  const [isPaused, setPaused] = useState(false);
  const embla = useEmbla(view, items.length);
  const slide = useSlide(embla);
  useMovingOn(embla, everyMs, isPaused);
  const isMovable = embla !== null && items.length > 1;
  return (
    <Frame role="region" aria-roledescription="carousel" aria-label={label}>
      <View ref={view} $alive={embla !== null}>
        <Track $gap={gap}>
          {items.map(({ key, content }) => (
            <Item key={key} $shown={shown} $gap={gap}>
              {content}
            </Item>
          ))}
        </Track>
      </View>
      {isMovable && (
        <>
          <Arrow type="button" $side="left" aria-label={say('previous')} onClick={() => embla.scrollPrev()}>
            <ChevronLeft size={22} aria-hidden="true" />
          </Arrow>
          <Arrow type="button" $side="right" aria-label={say('next')} onClick={() => embla.scrollNext()}>
            <ChevronRight size={22} aria-hidden="true" />
          </Arrow>
        </>
      )}
      {hasCounter && isMovable && (
        <Foot>
          <PauseButton isPaused={isPaused} onChange={setPaused} />
          <span aria-label={say('slideOf', { number: digits(slide + 1), total: digits(items.length) })} role="img">
            {digits(slide + 1)}/{digits(items.length)}
          </span>
        </Foot>
      )}
      {everyMs && !hasCounter && (
        <Below>{isMovable && <PauseButton isPaused={isPaused} onChange={setPaused} hasWord />}</Below>
      )}
    </Frame>
  );
}
