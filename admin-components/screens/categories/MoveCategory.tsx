'use client';
/** Asks for a category's new parent: the alternative to dragging, without a mouse. */
import { useState, type FormEvent } from 'react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { treeWords } from '../../messages/categoryTree';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { Button } from '../../shared/page/Button';
import { allOf, movedBelow, possibleParents, type Arrangement, type TreeNode } from './treeMoves';

type Props = {
  node: TreeNode;
  tree: readonly TreeNode[];
  isPending: boolean;
  onClose: () => void;
  onMove: (arrangement: Arrangement) => Promise<void>;
};

export function MoveCategory({ node, tree, isPending, onClose, onMove }: Props) {
  const say = useText(treeWords);
  const shared = useText(sharedWords);
  const { nameOf } = useFormats();
  const [chosen, setChosen] = useState('');
  const parents = possibleParents(tree, node).filter(({ id }) => String(id) !== String(node.parent));
  const pathOf = (each: TreeNode): string => {
    const above = each.level === 'sub' && allOf(tree).find(({ level, id }) => level === 'main' && id === each.parent);
    return above ? `${nameOf(above)} › ${nameOf(each)}` : nameOf(each);
  };
  const target = parents.find(({ id }) => String(id) === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target) void onMove(movedBelow(node, target));
  };
  return (
    <Dialog isOpen onClose={() => !isPending && onClose()} title={say('moveTo', { name: nameOf(node) })}>
      <form className="haat-stack" onSubmit={submit}>
        <SearchSelect
          label={say(node.level === 'sub' ? 'newMain' : 'newSub')}
          name="new-parent"
          isRequired
          choices={parents.map((each) => ({ value: String(each.id), label: pathOf(each) }))}
          value={chosen}
          onChange={setChosen}
        />
        <p className="haat-field__hint">{say('goAlong', { count: node.product_count })}</p>
        <div className="haat-dialog__actions">
          <Button onClick={onClose} disabled={isPending}>
            {shared('cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={isPending} disabled={!target}>
            {say('move')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
