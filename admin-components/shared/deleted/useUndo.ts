'use client';
/** After a deletion: a toast that reports it, with an undo button for some seconds. */
import { toast } from '@payloadcms/ui';
import { useCallback } from 'react';
import { restoreDeleted } from '../../../contract/deleted';
import type { Id } from '../../../domain/ids';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { call } from '../api/client';

const SHOWN_MS = 10_000;

/** Reports a deletion. If it is kept, the toast has a button that restores it and reloads the screen. */
export function useUndo(): (message: string, deletion: Id | null | undefined) => void {
  const say = useText(deletedWords);
  const refresh = useRefresh();
  return useCallback(
    (message, deletion) => {
      if (deletion === null || deletion === undefined) return void toast.success(message);
      const undo = async () => {
        const result = await call(restoreDeleted, { params: { id: String(deletion) } });
        if (!result.ok) return void toast.error(result.message);
        toast.success(result.answer.message);
        await refresh();
      };
      toast.success(message, { duration: SHOWN_MS, action: { label: say('undo'), onClick: () => void undo() } });
    },
    [say, refresh],
  );
}
