/** Content with or without a link: to a page of the shop or to another site. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { LinkShape } from '../../../contract/links';
import { paths } from '../app/paths';

const fromRecord = {
  product: paths.product,
  category: paths.collection,
  childcategory: paths.category,
  shop: paths.shop,
  page: paths.page,
} as const;

const Plain = styled.span`
  display: contents;
  a {
    display: block;
    color: inherit;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

type Props = { link: LinkShape | null | undefined; children: ReactNode; className?: string };

export function LeadsTo({ link, children, className }: Props) {
  if (!link) return children;
  const to = link.kind === 'address' ? link.address : fromRecord[link.kind](link.slug);
  const there = to.startsWith('/') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <a href={to} rel="noopener">
      {children}
    </a>
  );
  return <Plain className={className}>{there}</Plain>;
}
