'use client';
/**
 * All categories as a tree, each with the number of its products; moved by dragging, by buttons, or to another parent.
 */
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { categoryTree } from '../../../contract/categoryTree';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { treeWords } from '../../messages/categoryTree';
import { emptyTexts, emptyWords } from '../../messages/empty';
import { routeNamed, screenAddress } from '../../routes';
import { Button } from '../../shared/page/Button';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { MoveCategory } from './MoveCategory';
import { TreeRows } from './TreeRows';
import { allOf, dropped, keyOf, treeOf, type TreeNode } from './treeMoves';
import { useArrange } from './useArrange';
import { useTreeDrag } from './useTreeDrag';

export function CategoryTree() {
  const say = useText(treeWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(categoryTree, {});
  const tree = useMemo(() => answer && treeOf(answer), [answer]);
  return (
    <>
      <PageHeader title={pair(routeNamed('category-tree').title)} text={say('hint')}>
        <LinkButton href={screenAddress('add-category')}>{pair(routeNamed('add-category').title)}</LinkButton>
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !tree && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {tree && <Tree tree={tree} reload={reload} />}
    </>
  );
}

function Tree({ tree, reload }: { tree: TreeNode[]; reload: () => Promise<void> }) {
  const next = useText(emptyTexts);
  const say = useText(treeWords);
  const empty = useText(emptyWords);
  const { arrange, isPending, list } = useArrange(tree, reload);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<TreeNode | null>(null);
  const drag = useTreeDrag((node, drop) => void arrange((now) => dropped(now, node, drop)));
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]));
  if (tree.length === 0)
    return (
      <EmptyState title={empty('categories')} text={next('treeCategories')}>
        <LinkButton href={screenAddress('main-category')}>{say('newMain')}</LinkButton>
      </EmptyState>
    );
  const openable = allOf(tree).filter(({ below }) => below.length > 0);
  const isAllOpen = openable.every((node) => open.has(keyOf(node)));
  return (
    <Panel
      title={say('title')}
      actions={
        <Button isSmall onClick={() => setOpen(new Set(isAllOpen ? [] : openable.map(keyOf)))}>
          {isAllOpen ? <ChevronsDownUp size={15} aria-hidden /> : <ChevronsUpDown size={15} aria-hidden />}
          {say(isAllOpen ? 'closeAll' : 'openAll')}
        </Button>
      }
    >
      <div ref={list} className="haat-tree" aria-busy={isPending || undefined}>
        <TreeRows nodes={tree} tree={tree} own={{ open, toggle, drag, arrange, onMove: setAsked, reload }} />
      </div>
      {asked && (
        <MoveCategory
          node={asked}
          tree={tree}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onMove={async (arrangement) => {
            if (!(await arrange(() => arrangement))) return;
            setOpen((before) => new Set([...before, ...parentKeys(tree, arrangement.parent, asked)]));
            setAsked(null);
          }}
        />
      )}
    </Panel>
  );
}

/** The categories to open for one below this parent to be visible. */
function parentKeys(tree: readonly TreeNode[], parent: TreeNode['parent'], { level }: TreeNode): string[] {
  const above = allOf(tree).find(
    (each) => String(each.id) === String(parent) && each.level === (level === 'child' ? 'sub' : 'main'),
  );
  if (!above) return [];
  return [keyOf(above), ...(level === 'child' ? parentKeys(tree, above.parent, above) : [])];
}
