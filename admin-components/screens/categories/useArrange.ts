'use client';
/** Saves a new order at once and shows it; the focus stays on the button that was pressed, wherever its category has come to. */
import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import { orderCategories } from '../../../contract/categoryTree';
import { useSend } from '../../../frontend/api/useSend';
import type { Arrangement, TreeNode } from './treeMoves';

/** What to save, by the tree as it stands when its turn comes. */
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
      // What somebody else has arranged meanwhile is shown as well.
      await reload();
      focused.current = part ?? null;
      if (message) (result.ok ? toast.success : toast.error)(message);
      return result.ok;
    },
    [send, reload],
  );
  /**
   * True when it is saved; what is refused is told. One that is asked for while another is being saved follows when that one is
   * shown: a key that is pressed twice moves two places.
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
