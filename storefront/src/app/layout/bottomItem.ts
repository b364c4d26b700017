import { css } from 'styled-components';

/** The style of an item in the phone's bottom bar, link or button. */
export const bottomItem = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  width: 100%;
  min-height: 60px;
  padding: 4px;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &[aria-current='page'] {
    color: var(--leaf);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > span:first-child {
    position: relative;
    padding: 0 12px;
  }
`;
