/** Buttons and links that look like them. */
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Spinner } from './Spinner';

export type ButtonKind = 'primary' | 'action' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
type Look = { $kind: ButtonKind; $size: ButtonSize; $wide: boolean };

const kinds = {
  primary: css`
    background: var(--leaf);
    color: var(--on-leaf);
    &:hover:not(:disabled) {
      background: var(--leaf-strong);
    }
  `,
  action: css`
    background: var(--marigold);
    color: var(--on-marigold);
    &:hover:not(:disabled) {
      background: var(--marigold-strong);
    }
  `,
  quiet: css`
    background: var(--card);
    color: var(--ink);
    border-color: var(--line-strong);
    &:hover:not(:disabled) {
      border-color: var(--leaf);
      color: var(--leaf);
    }
  `,
  plain: css`
    background: transparent;
    color: var(--leaf);
    &:hover:not(:disabled) {
      background: var(--leaf-soft);
    }
  `,
  danger: css`
    background: transparent;
    color: var(--danger);
    border-color: currentColor;
    &:hover:not(:disabled) {
      background: var(--danger-soft);
    }
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding: 4px 12px;
    font-size: 0.875rem;
  `,
  medium: css`
    min-height: 44px;
    padding: 8px 18px;
  `,
  large: css`
    min-height: 52px;
    padding: 10px 24px;
    font-size: 1.0625rem;
  `,
};

const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--quick),
    color var(--quick),
    border-color var(--quick);
  ${({ $kind }) => kinds[$kind]}
  ${({ $size }) => sizes[$size]}
  ${({ $wide }) => $wide && 'width: 100%;'}
  &:disabled {
    opacity: 0.55;
  }
`;

const Drawn = styled.button<Look>`
  ${look}
`;
const DrawnLink = styled(Link)<Look>`
  ${look}
`;
const DrawnAnchor = styled.a<Look>`
  ${look}
`;

type Common = { kind?: ButtonKind | undefined; size?: ButtonSize | undefined; isWide?: boolean | undefined };
const lookOf = ({ kind = 'primary', size = 'medium', isWide = false }: Common) => ({
  $kind: kind,
  $size: size,
  $wide: isWide,
});

export type ButtonProps = ComponentProps<'button'> &
  Common & {
    /** Shows a spinner and takes no clicks. */ isBusy?: boolean;
    busyText?: string | undefined;
    icon?: ReactNode;
  };

export function Button({ kind, size, isWide, isBusy = false, busyText, icon, children, ...rest }: ButtonProps) {
  const drawn = lookOf({ kind, size, isWide });
  return (
    <Drawn
      type="button"
      {...rest}
      {...drawn}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon}
      {isBusy && busyText ? busyText : children}
    </Drawn>
  );
}

/** A link to another page of the shop, drawn as a button. */
export function ButtonLink({ kind, size, isWide, ...rest }: LinkProps & Common) {
  return <DrawnLink {...rest} {...lookOf({ kind, size, isWide })} />;
}

/** A link that leaves the shop (or goes to the panel), drawn as a button. */
export function ButtonAnchor({ href, children, kind, size, isWide }: Common & { href: string; children: ReactNode }) {
  return (
    <DrawnAnchor href={href} {...lookOf({ kind, size, isWide })}>
      {children}
    </DrawnAnchor>
  );
}
