/** Lets the app hear of failures that concern more than one screen (signed out, suspended); the client itself does nothing. */
import { createContext } from 'react';
import type { CallFailure } from '../../../contract/client/answer';

export const FailureListener = createContext<(failure: CallFailure) => void>(() => undefined);
