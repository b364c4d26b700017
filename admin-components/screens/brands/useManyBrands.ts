'use client';
/** Many brands deleted at once, with one reason. */
import { brandDelete, type BrandShape } from '../../../contract/brands';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { brandWords } from '../../messages/brands';
import { useManyRows } from '../../shared/bulk/useManyRows';
import { useNamedSome } from '../../shared/bulk/useNamedSome';
import { useReported } from '../../shared/bulk/useReported';
import { useAskDeletion } from '../../shared/deleted/useAskDeletion';

/** `rows`: the current page of the list. */
export function useManyBrands(rows: readonly BrandShape[] | undefined, reload: () => Promise<void>) {
  const say = useText(brandWords);
  const { nameOf } = useFormats();
  const namedSome = useNamedSome();
  const askDeletion = useAskDeletion();
  const send = useReported();
  return useManyRows<BrandShape>({
    rows,
    reload,
    nameOf,
    itemOf: (row) => ({ key: row.id, name: nameOf(row) }),
    acts: [
      {
        key: 'delete',
        title: say('deleteChosen'),
        kind: 'danger',
        isOpen: () => true,
        question: (brands) => {
          const text = say('deleteManyAsk', { count: brands.length, names: namedSome(brands.map(nameOf)) });
          return { text, askReason: () => askDeletion({ text }) };
        },
        act: ({ id }, reason) => send(brandDelete, { params: { id: String(id) }, body: { reason } }),
      },
    ],
  });
}
