/** The maximum height of the list: a phone's keyboard covers part of the page without making it smaller. */
import { useEffect, useState, type RefObject } from 'react';

const GAP = 12;
/** Three lines: fewer would hide that there are more. */
const LEAST = 150;

export function useRoomBelow(box: RefObject<HTMLElement | null>, isOpen: boolean): number {
  const [room, setRoom] = useState(LEAST);
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const measure = () => {
      const below = view.offsetTop + view.height - (box.current?.getBoundingClientRect().bottom ?? 0) - GAP;
      setRoom(Math.max(LEAST, Math.round(below)));
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [box, isOpen]);
  return room;
}
