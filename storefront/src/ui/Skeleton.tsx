/** Placeholders for content that is loading. */
import styled, { keyframes } from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { VisuallyHidden } from './VisuallyHidden';

const breathe = keyframes`50% { opacity: 0.55; }`;

export const Skeleton = styled.span<{ $width?: string; $height?: string; $round?: boolean }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $round }) => ($round ? '999px' : 'var(--radius-s)')};
  background: var(--line);
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
const Stack = styled.div`
  display: grid;
  gap: 12px;
  padding: 24px 0;
  min-height: 60vh;
  align-content: start;
`;

/** Announces once that something is being loaded; shapes go inside. */
export function Loading() {
  const say = useText(sharedMessages);
  return <VisuallyHidden role="status">{say('loading')}</VisuallyHidden>;
}

/** Placeholder for a whole page. */
export function PageSkeleton() {
  return (
    <Stack>
      <Loading />
      <Skeleton $width="40%" $height="28px" />
      <Skeleton $height="180px" />
      <Skeleton $width="80%" />
      <Skeleton $width="65%" />
    </Stack>
  );
}

/** Placeholder for the rows of a list. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Stack style={{ minHeight: 0 }}>
      <Loading />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} $height="64px" />
      ))}
    </Stack>
  );
}
