/** The account menu of the phone's bottom bar; its script is fetched for those who are signed in. */
import { CircleUserRound } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { bottomItem as item } from './bottomItem';
import { layoutMessages } from './layout.messages';
import { AccountLinks, useAccountMenu } from './useAccountMenu';

const Cell = styled.div`
  flex: 1;
`;
const Opener = styled.button`
  ${item}
`;
const Panel = styled.ul`
  position: absolute;
  right: 8px;
  bottom: calc(100% + 8px);
  min-width: 220px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-2);
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 46px;
    padding: 0 12px;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
`;

export function AccountCell() {
  const say = useText(layoutMessages);
  const menu = useAccountMenu();
  return (
    <Cell ref={menu.frame}>
      <Opener {...menu.opener}>
        <span>
          <CircleUserRound size={22} aria-hidden="true" />
        </span>
        {say('account')}
      </Opener>
      {menu.isOpen && (
        <Panel>
          <Suspense fallback={null}>
            <AccountLinks hasPlace onLeave={menu.close} />
          </Suspense>
        </Panel>
      )}
    </Cell>
  );
}
