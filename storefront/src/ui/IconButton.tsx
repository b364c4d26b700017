/** A button with only an icon; its name is read by screen readers and shown on hover. */
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from './Spinner';

const Drawn = styled.button<{ $danger: boolean }>`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  flex: none;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: transparent;
  color: ${({ $danger }) => ($danger ? 'var(--danger)' : 'inherit')};
  transition: background-color var(--quick);
  &:hover:not(:disabled) {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  &:disabled {
    opacity: 0.5;
  }
`;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  name: string;
  icon: ReactNode;
  isBusy?: boolean;
  isDanger?: boolean;
};

export function IconButton({ name, icon, isBusy = false, isDanger = false, ...rest }: IconButtonProps) {
  return (
    <Drawn
      type="button"
      {...rest}
      $danger={isDanger}
      aria-label={name}
      title={name}
      disabled={rest.disabled === true || isBusy}
    >
      {isBusy ? <Spinner /> : icon}
    </Drawn>
  );
}
