/** Opens and closes a panel below its button: Escape, a click elsewhere and leaving by keyboard close it. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export type Popover = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Around button and panel. */
  frame: RefObject<HTMLDivElement | null>;
  /** Gets focus back when Escape closes the panel. */
  button: RefObject<HTMLButtonElement | null>;
};

export function usePopover(): Popover {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !frame.current?.contains(target);
    const onPointer = (event: PointerEvent) => isOutside(event.target) && close();
    const onFocus = (event: FocusEvent) => isOutside(event.target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);

  return { isOpen, open: () => setOpen(true), close, toggle: () => setOpen((was) => !was), frame, button };
}
