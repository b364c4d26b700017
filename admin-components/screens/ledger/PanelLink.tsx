'use client';
import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** A link within a line of text. */
export const PanelLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="haat-link" href={href} prefetch={false}>
    {children}
  </Link>
);
