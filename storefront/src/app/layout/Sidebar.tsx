/** The phone's menu: the tree of categories. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Dialog } from '../../ui/Dialog';
import { RowsSkeleton } from '../../ui/Skeleton';
import { paths } from '../paths';
import { layoutMessages } from './layout.messages';
import { useCategoryTree } from './useCategoryTree';

const Fold = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 46px;
    padding: 4px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform var(--quick);
  }
  &[open] > summary svg {
    transform: rotate(90deg);
  }
  &[open] > summary {
    color: var(--leaf);
  }
  & & {
    border: 0;
    margin-left: 12px;
  }
  & & summary {
    font-weight: 500;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 42px;
    padding-left: 16px;
    color: var(--ink-2);
    text-decoration: none;
  }
`;

export function Sidebar({ onClose }: { onClose: () => void }) {
  const say = useText(layoutMessages);
  const { nameOf } = useFormats();
  const tree = useCategoryTree();
  const arrow = <ChevronRight size={18} aria-hidden="true" />;
  return (
    <Dialog isOpen onClose={onClose} title={say('categories')} side="left">
      {!tree && <RowsSkeleton rows={8} />}
      {tree?.map((main) => (
        <Fold key={main.slug} name="main-category">
          <summary>
            {nameOf(main)}
            {arrow}
          </summary>
          <Link to={paths.collection(main.slug)} onClick={onClose}>
            {say('allOf', { name: nameOf(main) })}
          </Link>
          {main.subs.map((sub) => (
            <Fold key={sub.slug}>
              <summary>
                {nameOf(sub)}
                {arrow}
              </summary>
              {sub.children.map((child) => (
                <Link key={child.slug} to={paths.category(child.slug)} onClick={onClose}>
                  {nameOf(child)}
                </Link>
              ))}
            </Fold>
          ))}
        </Fold>
      ))}
    </Dialog>
  );
}
