import type { ComponentProps } from 'react';

/** What the list of suggestions says of the search box, and hears from it. */
export type Combo = Pick<
  ComponentProps<'input'>,
  'aria-activedescendant' | 'aria-controls' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onKeyDown'
>;
