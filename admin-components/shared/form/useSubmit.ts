'use client';
/** Sends a form: the server's message in a toast, errors under the fields, the first invalid field focused. */
import { toast } from '@payloadcms/ui';
import { useCallback, useRef } from 'react';
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import type { CallFailure, FieldErrors } from '../../../contract/client/answer';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useSend } from '../../../frontend/api/useSend';
import type { FormState } from '../../../frontend/forms/merge';
import { markSaved } from '../../../frontend/forms/unsaved';
import { useSeen, type SeenRecord } from '../../../frontend/forms/useSeen';
import { focusFirstWrong as focusWithin } from '../../../frontend/forms/focusFirstWrong';
import { useChooseVersion } from './useChooseVersion';

/** For when a window over the form has closed: it returns the focus first, and only then can the focus be moved. */
export const focusFirstWrong = (): void => void requestAnimationFrame(() => focusWithin(document));

type Shown = {
  /** Takes values of some of the form's own fields. */
  set?(values: FormState): void;
  show: (failure: CallFailure) => boolean;
  setErrors: (errors: FieldErrors) => void;
  setSaved: () => void;
};
type Sent<R extends Route> = {
  params?: CallOf<R>['params'];
  /** The typed values, as text: the server validates them and answers field by field. */
  values?: Record<string, unknown>;
  files?: Record<string, Blob>;
};
type Options = {
  /** Reports invalid fields itself, besides the messages below them. */
  onInvalid?: (failure: CallFailure) => void;
  /** The success is reported in another way. */
  silent?: boolean;
  /** The record as it was shown: other people's changes since are then not overwritten unseen. */
  seen?: SeenRecord;
  /** Sent again after a lost answer, the same values have no second effect. */
  once?: true;
};

/** Values never chosen (`undefined`) are not sent: the server then reports them as required. */
const withoutUnset = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** `submit` resolves to the answer, or to null when nothing was saved (which has been reported already). */
export function useSubmit<R extends Route>(route: R, form: Shown, options: Options = {}) {
  const { send, isPending } = useSend(route);
  const { onInvalid, silent = false, once } = options;
  const keyOf = useKey(once);
  const { options: asSeen, saved, settle, isConflict } = useSeen(options.seen, useChooseVersion());
  const submit = useCallback(
    async ({ params, values = {}, files }: Sent<R>): Promise<AnswerOf<R> | null> => {
      const sendThese = (body: Record<string, unknown>) =>
        send({ params, body: withoutUnset(body), files } as CallOf<R>, { ...asSeen(), ...keyOf({ params, body }) });
      let mine = values;
      let result = await sendThese(mine);
      while (!result.ok && isConflict(result)) {
        const settled = await settle(result, mine);
        if (!settled) return null;
        form.set?.(settled.values);
        if (!settled.isAgain) return null;
        mine = { ...mine, ...settled.values };
        result = await sendThese(mine);
      }
      if (result.ok) {
        keyOf(null);
        form.setErrors({});
        form.setSaved();
        markSaved(Object.values(files ?? {}));
        await saved();
        const { message } = result.answer as { message?: string };
        if (message && !silent) toast.success(message);
        return result.answer;
      }
      if (result.layer !== 'answer') return null;
      if (form.show(result)) onInvalid?.(result);
      else if (result.message) toast.error(result.message);
      return null;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form changes with every letter, its setters do not
    [send, form.set, form.show, form.setErrors, form.setSaved, onInvalid, silent, asSeen, saved, settle, keyOf],
  );
  return { submit, isPending };
}

/** The key of a request: the same until it has succeeded or something else is sent. */
function useKey(once: true | undefined) {
  const sent = useRef({ what: '', key: '' });
  return useCallback(
    (sending: unknown) => {
      if (!once) return {};
      const what = sending === null ? '' : JSON.stringify(sending);
      if (sent.current.what !== what) sent.current = { what, key: newIdempotencyKey() };
      return { idempotencyKey: sent.current.key };
    },
    [once],
  );
}
