/** The number on cart and bell, read from the browser's storage again every four seconds. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { storedCount, type CountKey } from '../session/counts';
import { watchStorage } from '../session/storage';

const refreshEveryMs = 4000;

const Mark = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 19px;
  padding: 0 5px;
  border-radius: 999px;
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 19px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export function useStoredCount(key: CountKey): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(storedCount(key));
    look();
    const unwatch = watchStorage(look);
    const timer = setInterval(look, refreshEveryMs);
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, [key]);
  return count;
}

export function CountBadge({ count }: { count: number }) {
  const { digits } = useFormats();
  return count > 0 ? <Mark aria-hidden="true">{digits(count > 99 ? '99+' : count)}</Mark> : null;
}
