/** The nested list of categories beside the slides; opens with the pointer and with the keyboard, without scripts. */
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryTree, type CategoryTree } from '../../app/layout/useCategoryTree';
import { Kept } from '../../app/kept/Kept';
import { paths } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Skeleton } from '../../ui/Skeleton';
import { homeMessages } from './messages';

const Frame = styled.nav`
  display: none;
  position: relative;
  z-index: 5;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  h2 {
    padding: 6px 10px 8px;
    font-size: 1rem;
  }
  @media (min-width: 1024px) {
    display: block;
  }
`;
const Panel = styled.div`
  position: absolute;
  left: calc(100% - 4px);
  top: -1px;
  bottom: -1px;
  width: min(680px, 60vw);
  padding: 16px 20px;
  overflow: auto;
  visibility: hidden;
  opacity: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  box-shadow: var(--shadow-2);
  transition:
    opacity var(--quick),
    visibility 0s 120ms;
  columns: 3 160px;
  section {
    break-inside: avoid;
    margin-bottom: 14px;
  }
  h3 {
    font-size: 0.9375rem;
    margin-bottom: 2px;
  }
  a {
    display: block;
    padding: 3px 0;
    color: var(--ink-2);
    text-decoration: none;
    font-size: 0.9375rem;
  }
  a:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
`;
const Item = styled.li`
  > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 6px;
    min-height: 36px;
    padding: 2px 10px;
    border-radius: var(--radius-s);
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  > a svg {
    color: var(--ink-3);
    flex: none;
  }
  &:hover > a,
  &:focus-within > a {
    background: var(--leaf-soft);
    color: var(--leaf);
  }
  &:hover > ${Panel}, &:focus-within > ${Panel} {
    visibility: visible;
    opacity: 1;
    transition-delay: 0s;
  }
`;

const leaveOnEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

function Menu({ tree }: { tree: CategoryTree | undefined }) {
  const say = useText(homeMessages);
  const { nameOf } = useFormats();
  return (
    <Frame aria-label={say('categories')} onKeyDown={leaveOnEscape}>
      <h2>{say('categories')}</h2>
      {!tree && <Skeleton $height="300px" />}
      <ul>
        {tree?.map((main) => (
          <Item key={main.slug}>
            <Link to={paths.collection(main.slug)}>
              {nameOf(main)}
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
            <Panel>
              {main.subs.map((sub) => (
                <section key={sub.slug}>
                  <h3>{nameOf(sub)}</h3>
                  <ul>
                    {sub.children.map((child) => (
                      <li key={child.slug}>
                        <Link to={paths.category(child.slug)}>{nameOf(child)}</Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </Panel>
          </Item>
        ))}
      </ul>
    </Frame>
  );
}

export function CategoryMenu() {
  const tree = useCategoryTree();
  return (
    <Kept by={['categories', tree]}>
      <Menu tree={tree} />
    </Kept>
  );
}
