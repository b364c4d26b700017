/** Small labels: text on a soft background, one hue for each meaning. */
import styled from 'styled-components';

export type Tone = 'leaf' | 'marigold' | 'danger' | 'info' | 'violet' | 'slate' | 'warn';

const grounds: Record<Tone, string> = {
  leaf: 'var(--leaf-soft)',
  marigold: 'var(--marigold)',
  danger: 'var(--danger-soft)',
  info: 'var(--info-soft)',
  violet: 'var(--violet-soft)',
  slate: 'var(--slate-soft)',
  warn: 'var(--warn-soft)',
};
const words: Record<Tone, string> = {
  leaf: 'var(--good)',
  marigold: 'var(--on-marigold)',
  danger: 'var(--danger)',
  info: 'var(--info)',
  violet: 'var(--violet)',
  slate: 'var(--slate)',
  warn: 'var(--warn)',
};

export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 10px;
  border-radius: 999px;
  background: ${({ $tone = 'slate' }) => grounds[$tone]};
  color: ${({ $tone = 'slate' }) => words[$tone]};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
`;
