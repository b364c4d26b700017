'use client';
/** Saves a new order at once and shows it; the focus stays on the button that was pressed, wherever its category has come to. */
import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import { orderCategories } from '../../../contract/categoryTree';
import { useSend } from '../../../frontend/api/useSend';
import type { Arrangement } from './treeMoves';

export function useArrange(reload: () => Promise<void>) {
  const { send, isPending } = useSend(orderCategories);
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (isPending || focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-part="${focused.current}"]`)?.focus();
    focused.current = null;
  });
  /** True when it is saved; what is refused is told. */
  const arrange = useCallback(
    async (arrangement: Arrangement | null): Promise<boolean> => {
      if (!arrangement) return false;
      const { level, parent, ids, moved } = arrangement;
      const part = (document.activeElement as HTMLElement | null)?.dataset['part'];
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
  return { arrange, isPending, list };
}
