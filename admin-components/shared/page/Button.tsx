'use client';
/** A button. While busy it cannot be pressed again and is announced as busy. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { ButtonKind } from './LinkButton';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  isSmall?: boolean;
  isLarge?: boolean;
  isBusy?: boolean;
  children: ReactNode;
};

export function Button({
  kind = 'quiet',
  isSmall = false,
  isLarge = false,
  isBusy = false,
  children,
  disabled,
  className,
  ...rest
}: Props) {
  const classes = [
    'haat-button',
    `haat-button--${kind}`,
    isSmall && 'haat-button--small',
    isLarge && 'haat-button--large',
    className,
  ];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className="haat-spinner__ring haat-spinner__ring--small" aria-hidden />}
      {children}
    </button>
  );
}
