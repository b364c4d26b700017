'use client';
/** The categories below a parent, each with its actions, and those below it if it is open. */
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, CornerDownRight, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { categoryWords } from '../../messages/categories';
import { treeWords } from '../../messages/categoryTree';
import { screenAddress } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { EditLink } from '../../shared/table/RowButtons';
import { CategoryPicture } from './CategoryPicture';
import { levels } from './levels';
import { keyOf, stepped, type TreeNode } from './treeMoves';
import type { Plan } from './useArrange';
import type { TreeDrag } from './useTreeDrag';

export type TreeOwn = {
  open: ReadonlySet<string>;
  toggle: (key: string) => void;
  drag: TreeDrag;
  arrange: (plan: Plan) => Promise<boolean>;
  onMove: (node: TreeNode) => void;
  reload: () => Promise<void>;
};
type Props = { nodes: readonly TreeNode[]; tree: readonly TreeNode[]; own: TreeOwn; label?: string };

export function TreeRows({ nodes, tree, own, label }: Props) {
  const say = useText(treeWords);
  const { nameOf } = useFormats();
  return (
    <ul className="haat-tree__list" aria-label={label ?? say('title')}>
      {nodes.map((node) => (
        <li key={keyOf(node)}>
          <Row node={node} tree={tree} own={own} />
          {node.below.length > 0 && own.open.has(keyOf(node)) && (
            <TreeRows nodes={node.below} tree={tree} own={own} label={say('below', { name: nameOf(node) })} />
          )}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { node: TreeNode; tree: readonly TreeNode[]; own: TreeOwn };

function Row({ node, tree, own }: RowProps) {
  const say = useText(treeWords);
  const words = useText(categoryWords);
  const { nameOf } = useFormats();
  const key = keyOf(node);
  const { over } = own.drag;
  const mark = over?.key === key ? ` is-${over.edge}` : '';
  const isMoved = own.drag.node !== null && keyOf(own.drag.node) === key;
  return (
    <div
      className={`haat-tree__row haat-tree__row--${node.level}${mark}${isMoved ? ' is-moved' : ''}`}
      data-category={key}
      data-level={node.level}
    >
      <Handle node={node} own={own} />
      <Toggle node={node} own={own} />
      <CategoryPicture node={node} onChanged={own.reload} />
      <span className="haat-tree__name">
        <strong>{nameOf(node)}</strong>
        {node.status === 0 && <Badge tone="grey">{words('disabled')}</Badge>}
      </span>
      <span className="haat-table__quiet haat-tree__count">{say('products', { count: node.product_count })}</span>
      <RowButtons node={node} tree={tree} own={own} />
    </div>
  );
}

function Handle({ node, own }: Omit<RowProps, 'tree'>) {
  const say = useText(treeWords);
  const { nameOf } = useFormats();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!by) return;
    event.preventDefault();
    void own.arrange((now) => stepped(now, node, by));
  };
  return (
    <button
      type="button"
      className="haat-tree__handle"
      data-part={`handle-${keyOf(node)}`}
      aria-label={say('drag', { name: nameOf(node) })}
      title={say('dragTitle')}
      onKeyDown={onKeyDown}
      {...own.drag.handle(node)}
    >
      <GripVertical size={17} aria-hidden />
    </button>
  );
}

function Toggle({ node, own }: { node: TreeNode; own: TreeOwn }) {
  const say = useText(treeWords);
  const { nameOf } = useFormats();
  if (node.below.length === 0) return <span className="haat-tree__toggle" aria-hidden />;
  const isOpen = own.open.has(keyOf(node));
  return (
    <button
      type="button"
      className="haat-tree__toggle"
      aria-expanded={isOpen}
      aria-label={say('below', { name: nameOf(node) })}
      onClick={() => own.toggle(keyOf(node))}
    >
      {isOpen ? <ChevronDown size={17} aria-hidden /> : <ChevronRight size={17} aria-hidden />}
    </button>
  );
}

function RowButtons({ node, tree, own }: RowProps) {
  const say = useText(treeWords);
  const { nameOf } = useFormats();
  const name = nameOf(node);
  const steps = [
    { part: 'up', by: -1, label: say('up', { name }), icon: <ArrowUp size={15} aria-hidden /> },
    { part: 'down', by: 1, label: say('down', { name }), icon: <ArrowDown size={15} aria-hidden /> },
  ] as const;
  return (
    <span className="haat-tree__buttons">
      {steps.map(({ part, by, label, icon }) => {
        const step = stepped(tree, node, by);
        return (
          <button
            key={part}
            type="button"
            className="haat-icon-button"
            data-part={`${part}-${keyOf(node)}`}
            aria-label={label}
            title={label}
            // A disabled button would lose the focus.
            aria-disabled={!step}
            onClick={() => void own.arrange((now) => stepped(now, node, by))}
          >
            {icon}
          </button>
        );
      })}
      {node.level !== 'main' && (
        <button
          type="button"
          className="haat-icon-button"
          data-part={`move-${keyOf(node)}`}
          aria-label={say('moveTo', { name })}
          title={say('moveTo', { name })}
          onClick={() => own.onMove(node)}
        >
          <CornerDownRight size={15} aria-hidden />
        </button>
      )}
      <EditLink name={name} href={screenAddress(levels[node.level].editScreen, { id: node.id })} />
    </span>
  );
}
