'use client';
/** Drags a category by its handle: with mouse, finger or pen. */
import { useState, type PointerEvent } from 'react';
import { edgeFor, type Drop, type TreeNode } from './treeMoves';

/** This close to the edge of the window the page scrolls. */
const EDGE = 70;
const STEP = 14;

export type TreeDrag = {
  node: TreeNode | null;
  over: Drop | null;
  handle: (node: TreeNode) => {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerCancel: () => void;
  };
};

/** The position of `node` if it were dropped here. */
function dropAt(node: TreeNode, x: number, y: number): Drop | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  const { category = '', level = '' } = row?.dataset ?? {};
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const edge = edgeFor(node, level, (y - top) / height);
  return edge && { key: category, edge };
}

export function useTreeDrag(onDrop: (node: TreeNode, drop: Drop) => void): TreeDrag {
  const [node, setNode] = useState<TreeNode | null>(null);
  const [over, setOver] = useState<Drop | null>(null);
  const end = () => {
    setNode(null);
    setOver(null);
  };
  const handle: TreeDrag['handle'] = (own) => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setNode(own);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!node) return;
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      setOver(dropAt(node, clientX, clientY));
    },
    // The position at release counts, not that of the last render.
    onPointerUp: ({ clientX, clientY }) => {
      const drop = node && dropAt(node, clientX, clientY);
      if (node && drop) onDrop(node, drop);
      end();
    },
    onPointerCancel: end,
  });
  return { node, over, handle };
}
