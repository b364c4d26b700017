/** Continues what a sign-in has interrupted. */
import { useGoOn } from '../shopping/useGoOn';

export function GoOnEffects() {
  useGoOn();
  return null;
}
