'use client';
/** Imports that were started, with links to their reports. */
import { Eye } from 'lucide-react';
import { timeSorts } from '../../../contract/listing';
import { allProductImports, type ProductImportShape } from '../../../contract/productImports';
import { emptyWords } from '../../messages/empty';
import { importWords } from '../../messages/imports';
import { sharedWords } from '../../messages/shared';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useText } from '../../../frontend/messages/useText';
import { momentColumn } from '../../shared/table/momentColumn';

export function EarlierImports({ onShow }: { onShow: (id: string) => void }) {
  const empty = useText(emptyWords);
  const say = useText(importWords);
  const list = useListState(10, 'import-');
  const { table } = useServerList(list, {
    route: allProductImports,
    sorts: timeSorts,
    rowsOf: ({ imports }) => imports,
  });
  return (
    <section>
      <h2 className="haat-panel__title haat-gap">{say('earlier')}</h2>
      <DataTable
        {...table}
        whenEmpty="imports"
        id="product-imports"
        caption={say('earlier')}
        columns={useColumns(onShow)}
        rowKey={(row) => row.id}
        empty={empty('imports')}
      />
    </section>
  );
}

const stateKey = { checked: 'checkedState', running: 'runningState', finished: 'finishedState' } as const;

function useColumns(onShow: (id: string) => void): Column<ProductImportShape>[] {
  const say = useText(importWords);
  const shared = useText(sharedWords);
  const { digits, number, moment } = useFormats();
  const count = (key: 'total' | 'creates' | 'updates' | 'wrong'): Column<ProductImportShape> => ({
    key,
    title: say(key),
    isNumber: true,
    cell: (row) => number(row[key]),
    text: (row) => row[key],
  });
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at, {
      phone: 'fact',
      sortKey: 'created_at',
    }),
    {
      key: 'file',
      phone: 'title',
      title: say('file'),
      cell: (row) => row.file_name || say('pasted'),
      text: (row) => row.file_name,
    },
    {
      key: 'vendor',
      title: say('vendor'),
      cell: (row) => row.vendor?.business_name ?? '—',
      text: (row) => row.vendor?.business_name ?? '',
    },
    count('total'),
    count('creates'),
    count('updates'),
    count('wrong'),
    {
      key: 'state',
      phone: 'fact',
      title: say('state'),
      cell: (row) => <Badge tone={row.status === 'finished' ? 'green' : 'blue'}>{say(stateKey[row.status])}</Badge>,
      text: (row) => say(stateKey[row.status]),
    },
    {
      key: 'by',
      title: say('by'),
      isExtra: true,
      cell: (row) => row.created_by ?? '—',
      text: (row) => row.created_by ?? '',
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <Button
          isSmall
          onClick={() => onShow(String(row.id))}
          aria-label={`${shared('view')}: ${row.file_name || row.id}`}
        >
          <Eye size={15} aria-hidden />
          {shared('view')}
        </Button>
      ),
    },
  ];
}
