'use client';
/** The lines of a file with their problems and outcomes; the whole report as a CSV file. */
import { productImportLines, type ProductImportLineShape } from '../../../contract/productImports';
import { emptyWords } from '../../messages/empty';
import { importWords } from '../../messages/imports';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { SelectField } from '../../shared/form/SelectField';
import { useFormats } from '../../../frontend/formats/useFormats';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { useText } from '../../../frontend/messages/useText';

const actions = ['create', 'update', 'same', 'wrong'] as const;
type Line = ProductImportLineShape;
const actionTones: Record<Line['action'], Tone> = { create: 'green', update: 'blue', same: 'grey', wrong: 'red' };
const stateTones: Record<Line['state'], Tone> = { waiting: 'amber', done: 'green', failed: 'red', left: 'grey' };

export function ImportLines({ id, fileName, isRunning }: { id: string; fileName: string; isRunning: boolean }) {
  const empty = useText(emptyWords);
  const say = useText(importWords);
  const list = useListState(20, 'line-');
  const [action, setAction] = useUrlValue('line-action', '');
  const known = actions.find((each) => each === action);
  const filter = known ? { action: known } : {};
  const { table } = useServerList(list, {
    route: productImportLines,
    params: { id },
    query: filter,
    everySeconds: isRunning ? 3 : 0,
    rowsOf: ({ lines }) => lines,
  });
  const pick = (value: string) => {
    setAction(value);
    list.change({ page: 0 });
  };
  return (
    <DataTable
      {...table}
      empty={empty('lines')}
      whenEmpty="importLines"
      id={`import-report${fileName ? `-${fileName.replace(/\.\w+$/, '')}` : ''}`}
      caption={say('lines')}
      columns={useColumns()}
      rowKey={(row) => row.line}
      tools={
        <SelectField
          label={say('lines')}
          isLabelHidden
          name="action"
          value={action}
          onChange={pick}
          placeholder={say('all')}
          choices={actions.map((value) => ({ value, label: say(value) }))}
        />
      }
    />
  );
}

function useColumns(): Column<Line>[] {
  const say = useText(importWords);
  const { digits } = useFormats();
  return [
    {
      key: 'line',
      phone: 'fact',
      title: say('line'),
      isNumber: true,
      width: '70px',
      cell: (row) => digits(row.line),
      text: (row) => row.line,
    },
    {
      key: 'product',
      phone: 'title',
      title: say('product'),
      text: (row) => row.name,
      cell: (row) => (
        <div>
          <span className="haat-table__name">{row.name || '—'}</span>
          <span className="haat-table__quiet">{row.slug}</span>
        </div>
      ),
    },
    { key: 'slug', title: 'slug', isExtra: true, cell: (row) => row.slug, text: (row) => row.slug },
    {
      key: 'action',
      phone: 'fact',
      title: say('action'),
      cell: (row) => <Badge tone={actionTones[row.action]}>{say(row.action)}</Badge>,
      text: (row) => say(row.action),
    },
    {
      key: 'outcome',
      title: say('outcome'),
      cell: (row) => <Badge tone={stateTones[row.state]}>{say(row.state)}</Badge>,
      text: (row) => say(row.state),
    },
    {
      key: 'problems',
      phone: 'fact',
      title: say('problems'),
      text: (row) => row.problems.map(({ column, message }) => `${column}: ${message}`).join(' | '),
      cell: (row) =>
        row.problems.length === 0 ? null : (
          <ul className="haat-problems">
            {row.problems.map(({ column, message }) => (
              <li key={`${column} ${message}`}>
                <code className="haat-code">{column}</code> {message}
              </li>
            ))}
          </ul>
        ),
    },
  ];
}
