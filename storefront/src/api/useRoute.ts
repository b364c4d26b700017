/** Reads a GET route: from what the server sent along, from the cache, then from the server again. */
import { useContext, useEffect } from 'react';
import useSWR from 'swr';
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { addressOf } from './address';
import type { CallFailure, CallResult } from '../../../contract/client/answer';
import { call as makeCall } from './client';
import { FailureListener } from './failures';
import { isHydrating } from './hydration';
import { tellProblem } from './loadProblems';

export type RouteReading<R extends Route> = {
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
  /** The page is whole without it: nobody is told when it cannot be read. */
  isQuiet?: boolean;
};

/** The key of an answer in the cache: the address, never typed by hand. */
export const routeKey = addressOf;

/** `call` null: not yet (something is missing, nobody is signed in). */
export function useRoute<R extends Route>(
  route: R,
  call: CallOf<R> | null,
  options: ReadOptions = {},
): RouteReading<R> {
  const onFailure = useContext(FailureListener);
  const { data, error, isValidating, mutate } = useSWR<CallResult<R>, CallFailure>(
    call === null ? null : routeKey(route, call),
    async () => {
      const result = await makeCall(route, call as CallOf<R>);
      if (result.ok || result.layer === 'answer') return result;
      onFailure(result);
      throw result;
    },
    {
      keepPreviousData: options.keepPrevious ?? false,
      revalidateIfStale: !isHydrating(),
      shouldRetryOnError: (failure: CallFailure) => failure.isRetryable,
    },
  );
  // What is on screen already stays; only what is missing is told of.
  const missing = error?.isRetryable === true && data === undefined && !options.isQuiet ? error : undefined;
  useEffect(() => {
    if (missing) return tellProblem({ failure: missing, again: () => void mutate() });
  }, [missing, mutate]);
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
