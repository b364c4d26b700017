'use client';
/** Restoring and deleting for good: the question, the call, and the result. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { dropDeleted, restoreDeleted, type DeletedShape } from '../../../contract/deleted';
import { kindOfCollection, kindOfSlots } from '../../../domain/deleted/kinds';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { useAction } from '../../shared/api/useAction';
import { confirmFinal } from '../../shared/dialogs/ask';
import { recordAddress } from '../../shared/links/recordAddress';
import { useDeletedNames } from './useDeletedNames';

const resourceOf = (kind: DeletedShape['kind']): string =>
  Object.entries({ ...kindOfCollection, ...kindOfSlots }).find(([, own]) => own === kind)![0];

const SHOWN_MS = 15_000;

export function useRestore(reload: () => Promise<void>) {
  const say = useText(deletedWords);
  const { nameIn, alongWith } = useDeletedNames();
  const restoring = useAction(restoreDeleted);
  const dropping = useAction(dropDeleted);
  const router = useRouter();
  const restore = async (row: DeletedShape) => {
    const [name, along] = [nameIn(row), alongWith(row)];
    const text = along ? say('restoreAskWith', { name, along }) : say('restoreAsk', { name });
    const done = await restoring.run(
      { params: { id: String(row.id) } },
      { ask: { text, yes: say('restore') }, silent: true },
    );
    await reload();
    if (!done) return;
    const differs = [
      ...done.renamed.map(({ what, from, to }) => say(`renamed_${what}`, { from, to })),
      ...(done.left_out > 0 ? [say('leftOut', { count: done.left_out })] : []),
    ];
    const address = recordAddress(resourceOf(done.kind), done.record, '');
    toast.success(say('restored', { name }), {
      duration: SHOWN_MS,
      ...(differs.length > 0 ? { description: differs.join('. ') } : {}),
      ...(address ? { action: { label: say('open'), onClick: () => router.push(address) } } : {}),
    });
  };
  const drop = async (row: DeletedShape) => {
    const [name, along] = [nameIn(row), alongWith(row)];
    const sure = await confirmFinal({
      title: say('dropTitle', { name }),
      yes: say('drop'),
      facts: along ? [{ name: say('along'), value: along }] : [],
      warning: say('dropWarning'),
    });
    if (!sure) return;
    await dropping.run({ params: { id: String(row.id) } });
    await reload();
  };
  return { restore, drop, isPending: restoring.isPending || dropping.isPending };
}
