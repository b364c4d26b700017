/** Reads a GET call: from what the server sent along, from the cache, then from the server again. */
import { useEffect } from 'react';
import useSWR from 'swr';
import type { CallFailure, CallResult } from '../../contract/client/answer';
import type { AnswerOf, CallOf, Route } from '../../contract/route';
import { addressOf } from './address';
import { useApi } from './context';

export type Reading<R extends Route> = {
  answer: AnswerOf<R> | undefined;
  failure: CallFailure | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** A newer answer is on its way. */
  isRefreshing: boolean;
  reload: () => Promise<void>;
  /** Changes the answer on screen at once; the next reading from the server wins. */
  show: (change: (answer: AnswerOf<R>) => AnswerOf<R>) => void;
};

export type ReadOptions = {
  /** Keep showing the last page while the next one loads. */
  keepPrevious?: boolean;
  everySeconds?: number;
  /** The page is whole without it: nobody is told when it cannot be read. */
  isQuiet?: boolean;
};

/** `call` null: not yet (something is missing, nobody is signed in). */
export function useCall<R extends Route>(
  route: R,
  call: CallOf<R> | null,
  { keepPrevious = false, everySeconds = 0, isQuiet = false }: ReadOptions = {},
): Reading<R> {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR<CallResult<R>, CallFailure>(
    call === null ? null : addressOf(route, call),
    async () => {
      const result = await api.call(route, call as CallOf<R>);
      if (result.ok || result.layer === 'answer') return result;
      api.onFailure(result);
      throw result;
    },
    {
      keepPreviousData: keepPrevious,
      revalidateIfStale: !api.isFresh?.(),
      shouldRetryOnError: (failure: CallFailure) => failure.isRetryable,
      refreshInterval: everySeconds * 1_000,
    },
  );
  // What is on screen already stays; only what is missing is told of.
  const missing = error?.isRetryable === true && data === undefined && !isQuiet ? error : undefined;
  const { onMissing } = api;
  useEffect(() => {
    if (missing) return onMissing?.({ failure: missing, again: () => void mutate() });
  }, [missing, mutate, onMissing]);
  return {
    answer: data?.ok === true ? data.answer : undefined,
    failure: data?.ok === false ? data : error,
    isLoading: call !== null && data === undefined && error === undefined,
    isRefreshing: isValidating,
    reload: async () => {
      await mutate();
    },
    show: (change) => {
      void mutate((now) => (now?.ok === true ? { ok: true, answer: change(now.answer) } : now), { revalidate: false });
    },
  };
}
