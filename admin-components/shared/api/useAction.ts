'use client';
/** A button's action: confirm, send, report the result, and take back a deletion. Most screens need nothing else. */
import { useCallback } from 'react';
import { toast } from '@payloadcms/ui';
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { confirm, confirmFinal, type FinalQuestion, type Question } from '../dialogs/ask';
import type { Id } from '../../../domain/ids';
import { useSend } from '../../../frontend/api/useSend';
import { useUndo } from '../deleted/useUndo';

type Options = {
  ask?: Question;
  /** Used instead of `ask` before something that cannot be undone. */
  final?: FinalQuestion;
  silent?: boolean;
  /** Reloads the screen, because somebody else was faster. */
  onRefused?: () => Promise<void>;
};

export type Action<R extends Route> = {
  /** The answer, or null if the person cancelled or the server refused (already reported). */
  run: (call: CallOf<R>, options?: Options) => Promise<AnswerOf<R> | null>;
  isPending: boolean;
};

export function useAction<R extends Route>(route: R): Action<R> {
  const { send, isPending } = useSend(route);
  const tell = useUndo();
  const run = useCallback<Action<R>['run']>(
    async (call, options = {}) => {
      if (options.ask && !(await confirm(options.ask))) return null;
      if (options.final && !(await confirmFinal(options.final))) return null;
      const result = await send(call);
      if (result.ok) {
        const { message, deletion } = result.answer as { message?: string; deletion?: Id | null };
        if (message && !options.silent) tell(message, deletion);
        return result.answer;
      }
      if (result.layer === 'answer' && result.message) toast.error(result.message);
      if (result.layer === 'answer') await options.onRefused?.();
      return null;
    },
    [send, tell],
  );
  return { run, isPending };
}
