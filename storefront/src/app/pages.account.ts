/** Cart, checkout and the account area. */
import type { PageRoute } from './page';

export const accountPages: readonly PageRoute[] = [];
