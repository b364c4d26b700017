/** The inside of the mega menu; its script is fetched when the menu is about to open. */
import { ChevronRight } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Skeleton } from '../../ui/Skeleton';
import { paths } from '../paths';
import { layoutMessages } from './layout.messages';
import { useCategoryTree, type CategoryTree } from './useCategoryTree';

const Inner = styled.div`
  display: grid;
  grid-template-columns: 260px 1fr;
  max-width: var(--page);
  max-height: min(560px, 70vh);
  margin: 0 auto;
  padding: 12px 16px;
`;
const Mains = styled.ul`
  overflow: auto;
  padding-right: 12px;
  border-right: 1px solid var(--line);
`;
const Main = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 42px;
  padding: 6px 10px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  text-align: left;
  font-weight: 500;
  &[aria-expanded='true'] {
    background: var(--leaf-soft);
    color: var(--leaf);
    font-weight: 600;
  }
`;
const Subs = styled.div`
  overflow: auto;
  padding: 4px 0 8px 24px;
  columns: 3 200px;
  column-gap: 24px;
`;
const Sub = styled.section`
  break-inside: avoid;
  margin-bottom: 16px;
  h3 {
    margin-bottom: 4px;
    font-size: 0.9375rem;
  }
  a {
    display: block;
    padding: 4px 0;
    color: var(--ink-2);
    text-decoration: none;
  }
  a:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
`;
const All = styled(Link)`
  display: block;
  column-span: all;
  margin-bottom: 12px;
  font-weight: 600;
`;

type PanelProps = { tree: CategoryTree; onClose: () => void };

function Tree({ tree, onClose }: PanelProps) {
  const say = useText(layoutMessages);
  const { nameOf } = useFormats();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const main = tree[chosen];
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (chosen + step + tree.length) % tree.length;
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Inner>
      <Mains onKeyDown={move}>
        {tree.map((category, place) => (
          <li key={category.slug}>
            <Main
              type="button"
              aria-expanded={place === chosen}
              aria-controls={id}
              onPointerEnter={() => setChosen(place)}
              onFocus={() => setChosen(place)}
              onClick={() => setChosen(place)}
            >
              {nameOf(category)}
              <ChevronRight size={16} aria-hidden="true" />
            </Main>
          </li>
        ))}
      </Mains>
      <Subs id={id}>
        {main && (
          <All to={paths.collection(main.slug)} onClick={onClose}>
            {say('allOf', { name: nameOf(main) })}
          </All>
        )}
        {main?.subs.map((sub) => (
          <Sub key={sub.slug}>
            <h3>{nameOf(sub)}</h3>
            {sub.children.map((child) => (
              <Link key={child.slug} to={paths.category(child.slug)} onClick={onClose}>
                {nameOf(child)}
              </Link>
            ))}
          </Sub>
        ))}
      </Subs>
    </Inner>
  );
}

export function MegaPanel({ onClose }: { onClose: () => void }) {
  const tree = useCategoryTree();
  if (tree) return <Tree tree={tree} onClose={onClose} />;
  return (
    <Inner>
      <Skeleton $height="320px" $width="220px" />
    </Inner>
  );
}
