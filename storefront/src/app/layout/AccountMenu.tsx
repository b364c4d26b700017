/** The signed-in shopper's menu in the navbar. */
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { useStored } from '../session/useStored';
import { layoutMessages } from './layout.messages';
import { AccountLinks, useAccountMenu } from './useAccountMenu';

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  max-width: 100%;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font-weight: 600;
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > img {
    width: 28px;
    height: 28px;
    border-radius: 50%;
    object-fit: cover;
  }
  > svg {
    flex: none;
  }
`;
const Panel = styled.ul`
  position: absolute;
  right: 0;
  top: calc(100% + 6px);
  z-index: 46;
  min-width: 220px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  a,
  button {
    display: block;
    width: 100%;
    padding: 10px 12px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    text-align: left;
    text-decoration: none;
  }
  a:hover,
  button:hover {
    background: var(--leaf-soft);
    color: var(--leaf);
  }
  li:first-child a[href*='/admin/'] {
    color: var(--leaf);
    font-weight: 600;
  }
`;

export function AccountMenu() {
  const say = useText(layoutMessages);
  const menu = useAccountMenu();
  const name = useStored('auth_name');
  const image = useStored('auth_image');
  return (
    <Frame ref={menu.frame}>
      <Opener {...menu.opener}>
        {image ? <img src={image} alt="" width={28} height={28} /> : <CircleUserRound size={24} aria-hidden="true" />}
        <span>{name ? <AsWritten>{name}</AsWritten> : say('account')}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Opener>
      {menu.isOpen && (
        <Panel>
          <Suspense fallback={null}>
            <AccountLinks onLeave={menu.close} />
          </Suspense>
        </Panel>
      )}
    </Frame>
  );
}
