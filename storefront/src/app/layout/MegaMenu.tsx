/**
 * All categories in one panel: main ones on the left, those below the chosen one beside them. Works by keyboard alone.
 */
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { usePopover } from '../../ui/usePopover';
import { layoutMessages } from './layout.messages';

const loadPanel = async () => ({ default: (await import('./MegaPanel')).MegaPanel });
const MegaPanel = lazy(loadPanel);

const Frame = styled.div`
  display: none;
  @media (min-width: 900px) {
    display: block;
  }
`;
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: var(--radius);
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: inherit;
  font-weight: 600;
`;
const Panel = styled.div`
  position: absolute;
  z-index: 45;
  left: 0;
  right: 0;
  top: 100%;
  background: var(--card);
  color: var(--ink);
  border-bottom: 1px solid var(--line);
  box-shadow: var(--shadow-2);
  min-height: 120px;
`;
export function MegaMenu() {
  const say = useText(layoutMessages);
  const menu = usePopover();
  const fetchAhead = () => void loadPanel();
  return (
    <Frame ref={menu.frame}>
      <Opener
        ref={menu.button}
        type="button"
        aria-expanded={menu.isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={menu.toggle}
      >
        <LayoutGrid size={18} aria-hidden="true" />
        {say('categories')}
        <ChevronDown size={16} aria-hidden="true" />
      </Opener>
      {menu.isOpen && (
        <Panel>
          <Suspense fallback={null}>
            <MegaPanel onClose={menu.close} />
          </Suspense>
        </Panel>
      )}
    </Frame>
  );
}
