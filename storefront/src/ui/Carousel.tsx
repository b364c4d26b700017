/**
 * A row of items to swipe. The browser scrolls and snaps it, without scripts too; buttons and automatic advance are
 * added after hydration, and ask the browser to scroll.
 */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

const Frame = styled.div`
  position: relative;
`;
const View = styled.div`
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  /* It would clip what extends beyond a card. */
  :focus-visible {
    outline-offset: -3px;
  }
`;
const Track = styled.ul<{ $gap: number }>`
  display: flex;
  margin-left: -${({ $gap }) => $gap}px;
`;
const Item = styled.li<{ $shown: Shown; $gap: number }>`
  flex: 0 0 ${({ $shown }) => 100 / $shown.mobile}%;
  min-width: 0;
  padding-left: ${({ $gap }) => $gap}px;
  scroll-snap-align: start;
  @media (min-width: 464px) {
    flex-basis: ${({ $shown }) => 100 / $shown.tablet}%;
  }
  @media (min-width: 1025px) {
    flex-basis: ${({ $shown }) => 100 / $shown.desktop}%;
  }
`;
const Arrow = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  /* Narrower than the margin that posters leave beside their words. */
  ${({ $side }) => $side}: 4px;
  z-index: 2;
  display: none;
  place-items: center;
  width: 36px;
  height: 36px;
  margin-top: -18px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-1);
  @media (min-width: 720px) and (hover: hover) {
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

/** Lets people who are disturbed by a moving row stop it. */
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

/** The number of items side by side: phones below 464 px, tablets up to 1024 px. */
export type Shown = { mobile: number; tablet: number; desktop: number };

export type CarouselProps = {
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  shown: Shown;
  gap?: number;
  /** Advances automatically after this many milliseconds, until touched, hovered or focused. */
  everyMs?: number;
  /** Shows the slide's number beside the pause button, on the row itself. */
  hasCounter?: boolean;
};

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const stepOf = (node: HTMLElement): number => node.querySelector('li')?.offsetWidth || node.clientWidth || 1;

const isSeen = (node: HTMLElement): boolean => {
  const { top, bottom } = node.getBoundingClientRect();
  return document.visibilityState === 'visible' && bottom > 0 && top < window.innerHeight;
};

/** The scrolling row: whether it overflows, which item is first, how to go forward and back. */
function useRow(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const [isMovable, setMovable] = useState(false);
  const [slide, setSlide] = useState(0);
  const look = useCallback(() => {
    const node = view.current;
    if (!node) return;
    setMovable(count > 1 && node.scrollWidth > node.clientWidth + 4);
    setSlide(Math.round(node.scrollLeft / stepOf(node)));
  }, [count]);
  useEffect(() => {
    if (!view.current) return;
    const resized = new ResizeObserver(look);
    resized.observe(view.current);
    return () => resized.disconnect();
  }, [look]);
  /** One item forward or back; wraps around at the ends. */
  const move = useCallback((by: 1 | -1) => {
    const node = view.current;
    if (!node) return;
    const last = node.scrollWidth - node.clientWidth;
    const isOver = by > 0 ? node.scrollLeft >= last - 4 : node.scrollLeft <= 4;
    const left = isOver ? (by > 0 ? 0 : last) : node.scrollLeft + by * stepOf(node);
    node.scrollTo({ left, behavior: wantsStillness() ? 'instant' : 'smooth' });
  }, []);
  return { view, look, isMovable, slide, move };
}

/** Advances automatically while the row is visible and nobody uses it; returns props for the row. */
function useMovingOn(view: RefObject<HTMLElement | null>, move: (by: 1) => void, everyMs: number | false) {
  const isUsed = useRef(false);
  useEffect(() => {
    if (!everyMs || wantsStillness()) return;
    const timer = setInterval(() => {
      if (view.current && !isUsed.current && isSeen(view.current)) move(1);
    }, everyMs);
    return () => clearInterval(timer);
  }, [view, move, everyMs]);
  const hold = () => void (isUsed.current = true);
  const release = () => void (isUsed.current = false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
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
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  const [isPaused, setPaused] = useState(false);
  const { view, look, isMovable, slide, move } = useRow(items.length);
  const using = useMovingOn(view, move, isMovable && !isPaused && (everyMs ?? false));
  // Slides contain nothing focusable, so the row itself takes the focus for the arrow keys.
  const alone = hasCounter ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Frame role="region" aria-roledescription="carousel" aria-label={label} {...using}>
      <View ref={view} onScroll={look} {...alone}>
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
          <Arrow type="button" $side="left" aria-label={say('previous')} onClick={() => move(-1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </Arrow>
          <Arrow type="button" $side="right" aria-label={say('next')} onClick={() => move(1)}>
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
