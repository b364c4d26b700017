/** What the app provides to the hooks of this folder: the client, and handlers for failures. */
import { createContext, useContext } from 'react';
import type { CallFailure } from '../../contract/client/answer';
import type { MakeCall } from './client';

/** A failed read, and how to repeat it. */
export type LoadProblem = { failure: CallFailure; again: () => void };

export type Api = {
  call: MakeCall;
  /**
   * A failure that concerns more than one screen (signed out, suspended, no network); a refusal in the answer is
   * handled by the screen.
   */
  onFailure: (failure: CallFailure) => void;
  /** Called with a read that failed on a screen; the returned function withdraws it. */
  onMissing?: (problem: LoadProblem) => () => void;
  /** Whether the cache was filled a moment ago and need not be revalidated. */
  isFresh?: () => boolean;
};

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiContext has no value here');
  return api;
}
