/** Four links: mall, grocery, live, and one that is still being built. */
import { CirclePlay, LayoutGrid, ShoppingBasket, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Kept } from '../../app/kept/Kept';
import { paths } from '../../app/paths';
import { useText } from '../../../../frontend/messages/useText';
import { showToast } from '../../ui/toast';
import { homeMessages } from './messages';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  margin-top: 14px;
  @media (min-width: 640px) {
    gap: 14px;
  }
`;
const look = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  width: 100%;
  height: 100%;
  padding: 12px 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  color: var(--ink);
  text-align: center;
  text-decoration: none;
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &:hover {
    border-color: var(--leaf);
    box-shadow: var(--shadow-1);
  }
  > span:first-child {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    flex: none;
  }
  b {
    display: block;
    font-weight: 600;
    line-height: 1.25;
  }
  small {
    display: none;
    color: var(--ink-3);
    line-height: 1.3;
  }
  @media (min-width: 640px) {
    flex-direction: row;
    gap: 12px;
    padding: 12px 16px;
    text-align: left;
    small {
      display: block;
    }
  }
`;
const Door = styled(Link)`
  ${look}
`;
const Shut = styled.button`
  ${look}
`;
const Icon = styled.span<{ $tone: 'leaf' | 'marigold' | 'danger' | 'info' }>`
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => ($tone === 'marigold' ? 'var(--warn)' : `var(--${$tone})`)};
`;

const words = (name: string, text: string): ReactNode => (
  <span>
    <b>{name}</b>
    <small>{text}</small>
  </span>
);

const doors = [
  { to: paths.mall, tone: 'leaf', Drawn: Store, name: 'mall', text: 'mallText' },
  { to: paths.grocery, tone: 'marigold', Drawn: ShoppingBasket, name: 'grocery', text: 'groceryText' },
  { to: paths.live, tone: 'danger', Drawn: CirclePlay, name: 'live', text: 'liveText' },
] as const;

export function Capsules() {
  const say = useText(homeMessages);
  const size = { size: 24, 'aria-hidden': true } as const;
  return (
    <Kept by={['capsules']}>
      <Row>
        {doors.map(({ to, tone, Drawn, name, text }) => (
          <li key={to}>
            <Door to={to}>
              <Icon $tone={tone}>
                <Drawn {...size} />
              </Icon>
              {words(say(name), say(text))}
            </Door>
          </li>
        ))}
        <li>
          <Shut type="button" onClick={() => showToast('info', say('moreSoon'), { title: say('underConstruction') })}>
            <Icon $tone="info">
              <LayoutGrid {...size} />
            </Icon>
            {words(say('moreOption'), say('moreOptionText'))}
          </Shut>
        </li>
      </Row>
    </Kept>
  );
}
