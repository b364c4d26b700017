/** A message that stays on the page. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type NoticeTone = 'info' | 'good' | 'warn' | 'danger';

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 12px 14px;
  border-radius: var(--radius);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone})`};
  font-weight: 500;
  > svg {
    flex: none;
    margin-top: 2px;
  }
  a:not([class]) {
    color: inherit;
  }
`;
const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

export function Notice({
  tone = 'info',
  children,
  isAlert = false,
}: {
  tone?: NoticeTone;
  children: ReactNode;
  isAlert?: boolean;
}) {
  const Icon = icons[tone];
  return (
    <Box $tone={tone} role={isAlert ? 'alert' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </Box>
  );
}
