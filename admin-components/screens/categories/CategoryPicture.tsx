'use client';
/** A category's picture in the tree, chosen from the media library or removed. */
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { categoryPicture } from '../../../contract/categoryTree';
import type { Id } from '../../../domain/ids';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { treeWords } from '../../messages/categoryTree';
import { useAction } from '../../shared/api/useAction';
import { Dialog } from '../../shared/dialogs/Dialog';
import { LibraryChoices } from '../../shared/library/LibraryChooser';
import { Button } from '../../shared/page/Button';
import type { TreeNode } from './treeMoves';

export function CategoryPicture({ node, onChanged }: { node: TreeNode; onChanged: () => Promise<void> }) {
  const say = useText(treeWords);
  const { nameOf } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { run, isPending } = useAction(categoryPicture);
  const title = say('picture', { name: nameOf(node) });
  const choose = async (picture: Id | null) => {
    if ((await run({ params: { level: node.level, id: String(node.id) }, body: { picture } })) === null) return;
    setOpen(false);
    await onChanged();
  };
  return (
    <>
      <button
        type="button"
        className="haat-tree__picture"
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        {node.image ? <img src={node.image} alt="" loading="lazy" /> : <ImagePlus size={16} aria-hidden />}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} isWide>
        {node.image && (
          <Button kind="quiet" isBusy={isPending} onClick={() => void choose(null)}>
            {say('noPicture')}
          </Button>
        )}
        <LibraryChoices onChoose={({ id }) => choose(id)} />
      </Dialog>
    </>
  );
}
