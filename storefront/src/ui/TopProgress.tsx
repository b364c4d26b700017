/** A thin bar at the top while the next page is loading; short waits show nothing. */
import { useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { isWorking, watchWork } from './progress';

const grow = keyframes`
  0% { transform: scaleX(0); }
  40% { transform: scaleX(0.6); }
  100% { transform: scaleX(0.92); }
`;
const Bar = styled.div`
  position: fixed;
  z-index: 70;
  inset: 0 0 auto;
  height: 3px;
  background: var(--marigold);
  transform-origin: left;
  animation: ${grow} 4s 120ms ease-out both;
`;

export function TopProgress() {
  const isShown = useSyncExternalStore(watchWork, isWorking, () => false);
  return isShown ? <Bar role="presentation" /> : null;
}
