/** The frame around every page. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { BackToTop } from '../../ui/BackToTop';
import { appMessages } from '../app.messages';
import { useFreshCounts } from '../session/useFreshCounts';
import { AnnouncementBar } from './AnnouncementBar';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { layoutMessages } from './layout.messages';
import { mainId } from './mainId';
import { Navbar } from './Navbar';
import { TopBar } from './TopBar';

const Skip = styled.a`
  position: absolute;
  left: 8px;
  top: -60px;
  z-index: 80;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--marigold);
  color: var(--on-marigold);
  font-weight: 600;
  &:focus {
    top: 8px;
  }
`;
const Main = styled.main`
  max-width: var(--page);
  min-height: 75vh;
  margin: 0 auto;
  padding: 0 12px;
  @media (min-width: 640px) {
    padding: 0 16px;
  }
`;

export function Layout({ children }: { children: ReactNode }) {
  const say = useText(layoutMessages);
  const sayApp = useText(appMessages);
  useFreshCounts();
  return (
    <>
      <Skip href={`#${mainId}`}>{sayApp('skipToContent')}</Skip>
      <AnnouncementBar />
      <TopBar />
      <Navbar />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <BottomBar />
      <BackToTop name={say('backToTop')} />
    </>
  );
}
