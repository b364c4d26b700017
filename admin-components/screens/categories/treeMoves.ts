/** The categories as a tree, and the order after moving one of them, whether by dragging, a key or a dialog. */
import type { categoryTree } from '../../../contract/categoryTree';
import type { OkOf } from '../../../contract/route';
import { movedTo } from '../../../domain/categories/order';
import type { Id } from '../../../domain/ids';
import type { LevelName } from './levels';

type Answer = Pick<OkOf<typeof categoryTree>, 'category' | 'subcategory' | 'childcategory'>;
type Stored = Answer['category'][number];
export type TreeNode = Stored & { level: LevelName; parent: Id | null; below: TreeNode[] };

/** One call: every category below `parent` in its new order, and which of them was moved. */
export type Arrangement = { level: LevelName; parent: Id | null; ids: Id[]; moved: Id };

/** A drop target: beside a category of its own level, or on the one that becomes its parent. */
export type Drop = { key: string; edge: 'before' | 'after' | 'into' };

const sameId = (one: Id, other: Id): boolean => String(one) === String(other);
export const keyOf = ({ level, id }: Pick<TreeNode, 'level' | 'id'>): string => `${level}-${id}`;

export function treeOf({ category, subcategory, childcategory }: Answer): TreeNode[] {
  const children = childcategory.map(({ sub_cat_id: parent, ...row }): TreeNode => ({
    ...row,
    level: 'child',
    parent,
    below: [],
  }));
  const under = (nodes: TreeNode[], id: Id) => nodes.filter(({ parent }) => parent !== null && sameId(parent, id));
  const subs = subcategory.map(({ main_cat_id: parent, ...row }): TreeNode => ({
    ...row,
    level: 'sub',
    parent,
    below: under(children, row.id),
  }));
  return category.map((row) => ({ ...row, level: 'main', parent: null, below: under(subs, row.id) }));
}

/** Every category of the tree. */
export const allOf = (tree: readonly TreeNode[]): TreeNode[] => tree.flatMap((node) => [node, ...allOf(node.below)]);

/** A category's siblings, including itself. */
const besideOf = (tree: readonly TreeNode[], { level, parent }: TreeNode): TreeNode[] =>
  allOf(tree).filter((each) => each.level === level && String(each.parent) === String(parent));

/** One position up or down; null at the end of the list. */
export function stepped(tree: readonly TreeNode[], node: TreeNode, by: -1 | 1): Arrangement | null {
  const ids = besideOf(tree, node).map(({ id }) => id);
  const at = ids.findIndex((id) => sameId(id, node.id));
  if (at + by < 0 || at + by >= ids.length) return null;
  return { level: node.level, parent: node.parent, ids: movedTo(ids, at, at + by), moved: node.id };
}

/** To the last position below another parent. */
export const movedBelow = (node: TreeNode, above: TreeNode): Arrangement => ({
  level: node.level,
  parent: above.id,
  ids: [...above.below.map(({ id }) => id).filter((id) => !sameId(id, node.id)), node.id],
  moved: node.id,
});

/** The possible parents of this category. */
export const possibleParents = (tree: readonly TreeNode[], { level }: TreeNode): TreeNode[] => {
  if (level === 'main') return [];
  return allOf(tree).filter((each) => each.level === (level === 'sub' ? 'main' : 'sub'));
};

/** The result of dropping `node` there; null if it is not allowed, or changes nothing. */
export function dropped(tree: readonly TreeNode[], node: TreeNode, { key, edge }: Drop): Arrangement | null {
  const target = allOf(tree).find((each) => keyOf(each) === key);
  if (!target || keyOf(node) === key) return null;
  if (edge === 'into') {
    const isThere = String(node.parent) === String(target.id);
    return !isThere && possibleParents(tree, node).includes(target) ? movedBelow(node, target) : null;
  }
  if (target.level !== node.level) return null;
  const before = besideOf(tree, target).map(({ id }) => id);
  const others = before.filter((id) => !sameId(id, node.id));
  const at = others.findIndex((id) => sameId(id, target.id)) + (edge === 'after' ? 1 : 0);
  const ids = [...others.slice(0, at), node.id, ...others.slice(at)];
  if (ids.length === before.length && ids.every((id, index) => sameId(id, before[index]!))) return null;
  return { level: node.level, parent: target.parent, ids, moved: node.id };
}

/** The action offered here for the category being dragged; null: none. */
export function edgeFor(node: TreeNode, level: string, share: number): Drop['edge'] | null {
  if (level === node.level) return share < 0.5 ? 'before' : 'after';
  return level === { main: null, sub: 'main', child: 'sub' }[node.level] ? 'into' : null;
}
