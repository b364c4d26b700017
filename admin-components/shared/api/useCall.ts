'use client';
/** Reads a GET call: from the cache at once, then from the server again. */
import useSWR from 'swr';
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { addressOf } from './address';
import type { CallFailure, CallResult } from '../../../contract/client/answer';
import { call as makeCall } from './client';
import { useFailureNotice } from './useFailureNotice';

/** Parts of one screen that ask the same share one request; a screen that asks a moment later asks again. */
const SAME_MOMENT_MS = 50;

export type Reading<R extends Route> = {
  answer: AnswerOf<R> | undefined;
  failure: CallFailure | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** A newer answer is on its way. */
  isRefreshing: boolean;
  reload: () => Promise<void>;
};

/** `call` null: do not ask yet. Lists keep showing the last page while the next one comes (`keepPrevious`). */
export function useCall<R extends Route>(
  route: R,
  call: CallOf<R> | null,
  options: { keepPrevious?: boolean; everySeconds?: number } = {},
): Reading<R> {
  const notice = useFailureNotice();
  const { data, error, isValidating, mutate } = useSWR<CallResult<R>, CallFailure>(
    call === null ? null : addressOf(route, call),
    async () => {
      const result = await makeCall(route, call as CallOf<R>);
      if (result.ok || result.layer === 'answer') return result;
      notice(result);
      throw result;
    },
    {
      dedupingInterval: SAME_MOMENT_MS,
      keepPreviousData: options.keepPrevious ?? false,
      shouldRetryOnError: (failure: CallFailure) => failure.isRetryable,
      errorRetryCount: 2,
      refreshInterval: (options.everySeconds ?? 0) * 1_000,
    },
  );
  return {
    answer: data?.ok === true ? data.answer : undefined,
    failure: data?.ok === false ? data : error,
    isLoading: call !== null && data === undefined && error === undefined,
    isRefreshing: isValidating,
    reload: async () => {
      await mutate();
    },
  };
}
