import type { ComponentProps } from 'react';

/** What the list of suggestions tells the search box, and is told by it. */
export type Combo = Pick<
  ComponentProps<'input'>,
  'aria-activedescendant' | 'aria-controls' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onKeyDown'
>;
