'use client';
/** Saves a new order at once and shows it; the focus stays on the pressed button, wherever its category has moved. */
import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import { orderCategories } from '../../../contract/categoryTree';
import { useSend } from '../../../frontend/api/useSend';
import type { Arrangement, TreeNode } from './treeMoves';

/** The change to save, computed from the tree when its turn comes. */
export type Plan = (tree: readonly TreeNode[]) => Arrangement | null;

export function useArrange(tree: readonly TreeNode[], reload: () => Promise<void>) {
  const { send, isPending } = useSend(orderCategories);
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const shown = useRef(tree);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    shown.current = tree;
  }, [tree]);
  useEffect(() => {
    if (isPending || focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-part="${focused.current}"]`)?.focus();
    focused.current = null;
  });
  const save = useCallback(
    async (arrangement: Arrangement | null, part: string | undefined): Promise<boolean> => {
      if (!arrangement) return false;
      const { level, parent, ids, moved } = arrangement;
      const result = await send({
        body: { level, ids, moved_id: moved, ...(parent === null ? {} : { parent_id: parent }) },
      });
      if (!result.ok && result.layer !== 'answer') return false;
      const problems = result.ok ? [] : Object.values(result.errors).flat();
      const message = result.ok ? result.answer.message : problems.join(' ') || result.message;
      // Other people's changes are shown as well.
      await reload();
      focused.current = part ?? null;
      if (message) (result.ok ? toast.success : toast.error)(message);
      return result.ok;
    },
    [send, reload],
  );
  /**
   * True when it was saved; a refusal is reported. A move requested while another is being saved follows after that one
   * is shown: pressing a key twice moves two positions.
   */
  const arrange = useCallback(
    (plan: Plan): Promise<boolean> => {
      const part = (document.activeElement as HTMLElement | null)?.dataset['part'];
      const next = turn.current.then(() => save(plan(shown.current), part));
      // The next one reads the tree after React has drawn it.
      turn.current = next.then(drawn, drawn);
      return next;
    },
    [save],
  );
  return { arrange, isPending, list };
}

const drawn = () => new Promise((resolve) => setTimeout(resolve));
