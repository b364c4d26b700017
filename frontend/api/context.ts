/** What the hooks of this folder are given by the one who uses them: how to call, and whom to tell of failures. */
import { createContext, useContext } from 'react';
import type { CallFailure } from '../../contract/client/answer';
import type { MakeCall } from './client';

/** Something that could not be read, and how to read it again. */
export type LoadProblem = { failure: CallFailure; again: () => void };

export type Api = {
  call: MakeCall;
  /** A refusal or breakdown that concerns more than one screen (signed out, suspended, no network); an answer that says no is the screen's own. */
  onFailure: (failure: CallFailure) => void;
  /** Told of what a screen lacks, until the returned function takes it back. */
  onMissing?: (problem: LoadProblem) => () => void;
  /** What is cached was read a moment ago, and need not be read again. */
  isFresh?: () => boolean;
};

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiContext has no value here');
  return api;
}
