'use client';
/** A link that looks like a button: inside the panel by the router, elsewhere by the browser. */
import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

export type ButtonKind = 'primary' | 'action' | 'quiet' | 'danger' | 'final' | 'plain';
type Props = {
  href: string;
  children: ReactNode;
  kind?: ButtonKind;
  isSmall?: boolean;
  newTab?: boolean;
  label?: string;
};

export function LinkButton({ href, children, kind = 'quiet', isSmall = false, newTab = false, label }: Props) {
  const className = `haat-button haat-button--${kind}${isSmall ? ' haat-button--small' : ''}`;
  const named = label ? { 'aria-label': label, title: label } : {};
  if (newTab)
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer" {...named}>
        {children}
      </a>
    );
  return (
    <Link className={className} href={href} prefetch={false} {...named}>
      {children}
    </Link>
  );
}
