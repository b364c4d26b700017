/** Every call with the code that answers it. */
import type { Implementation } from './implement';
import { authEndpoints } from './auth';

export const implementations: Implementation[] = [
  ...authEndpoints,
];
