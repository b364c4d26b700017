/** Reads a GET call: first from the data sent with the page or from the cache, then from the server. */
import { useCallback, useEffect } from 'react';
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
  /** A newer answer is being loaded. */
  isRefreshing: boolean;
  /** The same function as long as the component is there. */
  reload: () => Promise<void>;
  /** Changes the answer on screen immediately; the next read from the server replaces it. */
  show: (change: (answer: AnswerOf<R>) => AnswerOf<R>) => void;
};

export type ReadOptions = {
  /** Keeps showing the last page while the next one loads. */
  keepPrevious?: boolean;
  everySeconds?: number;
  /** The page is complete without it: a failed read is not reported. */
  isQuiet?: boolean;
};

/** `call` is null while it cannot be made yet (something is missing, nobody is signed in). */
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
  const reload = useCallback(async () => void (await mutate()), [mutate]);
  // Data already on screen stays; only missing data is reported.
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
    reload,
    show: (change) => {
      void mutate((now) => (now?.ok === true ? { ok: true, answer: change(now.answer) } : now), { revalidate: false });
    },
  };
}
