/** A part of the home page: heading, a way to more, content. */
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { homeMessages } from './messages';

const Box = styled.section<{ $bright: boolean }>`
  margin-top: 32px;
  /* Drawn when it comes near the screen; focus rings at its edge are not clipped. */
  content-visibility: auto;
  contain-intrinsic-size: auto 640px;
  overflow-clip-margin: 8px;
  ${({ $bright }) =>
    $bright &&
    `margin-inline: -12px; padding: 18px 12px; background: var(--marigold-soft); border-radius: var(--radius-l);
     @media (min-width: 640px) { margin-inline: 0; padding: 20px; }`}
`;
const Head = styled.header`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
  p {
    color: var(--ink-2);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    flex: none;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export type SectionProps = {
  title: string;
  text?: ReactNode;
  moreTo?: string;
  isBright?: boolean;
  children: ReactNode;
};

export function Section({ title, text, moreTo, isBright = false, children }: SectionProps) {
  const say = useText(homeMessages);
  return (
    <Box $bright={isBright}>
      <Head>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {moreTo && (
          <Link to={moreTo}>
            <span aria-hidden="true">{say('more')}</span>
            <VisuallyHidden>{say('moreOf', { name: title })}</VisuallyHidden>
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        )}
      </Head>
      {children}
    </Box>
  );
}

const Tile = styled(Link)`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 10px;
  height: 100%;
  min-height: 180px;
  border: 1px dashed var(--leaf);
  border-radius: var(--radius);
  background: var(--leaf-soft);
  color: var(--leaf);
  font-weight: 600;
  text-decoration: none;
  > span:first-child {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--leaf);
    color: var(--on-leaf);
  }
`;

/** The last card of a list. */
export function MoreTile({ to, name }: { to: string; name: string }) {
  const say = useText(homeMessages);
  return (
    <Tile to={to}>
      <span>
        <ArrowRight size={24} aria-hidden="true" />
      </span>
      <span aria-hidden="true">{say('more')}</span>
      <VisuallyHidden>{say('moreOf', { name })}</VisuallyHidden>
    </Tile>
  );
}
