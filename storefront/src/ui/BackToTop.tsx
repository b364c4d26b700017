/** Appears after 300 px of scrolling. */
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const appearsAfterPx = 300;

const Round = styled.button`
  position: fixed;
  right: 16px;
  bottom: calc(76px + env(safe-area-inset-bottom));
  z-index: 30;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--card);
  color: var(--leaf);
  box-shadow: var(--shadow-2);
  @media (min-width: 900px) {
    bottom: 24px;
    right: 24px;
  }
`;

export function BackToTop({ name }: { name: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > appearsAfterPx);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <Round type="button" aria-label={name} title={name} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <ArrowUp size={22} aria-hidden="true" />
    </Round>
  );
}
