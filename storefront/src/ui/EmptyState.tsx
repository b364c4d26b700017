/** Nothing here, and what to do about it. */
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 48px 16px;
  text-align: center;
  color: var(--ink-2);
  h1,
  h2,
  p.title {
    color: var(--ink);
    font-size: 1.25rem;
    font-weight: 600;
  }
`;
const Ground = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  margin-bottom: 4px;
  border-radius: 50%;
  background: var(--leaf-soft);
  color: var(--leaf);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  margin-top: 8px;
`;

export type EmptyStateProps = {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** Buttons and links that lead on. */
  children?: ReactNode;
  /** A heading, if the empty state is the page itself. */
  heading?: 'h1' | 'h2';
};

export function EmptyState({ title, text, icon, children, heading }: EmptyStateProps) {
  const Heading = heading ?? 'p';
  return (
    <Box>
      <Ground aria-hidden="true">{icon ?? <PackageOpen size={40} strokeWidth={1.5} />}</Ground>
      <Heading className="title">{title}</Heading>
      {text && <p>{text}</p>}
      {children && <Actions>{children}</Actions>}
    </Box>
  );
}
