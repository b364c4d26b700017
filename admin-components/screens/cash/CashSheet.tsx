'use client';
/** A day of a cash desk on paper: its movements between the opening and the closing sum, to be signed. */
import { cashSheet } from '../../../contract/cash';
import type { AnswerOf } from '../../../contract/route';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { routeNamed, screenAddress } from '../../routes';
import { SheetHead } from '../../shared/print/SheetHead';
import { SheetPage } from '../../shared/print/SheetPage';
import { useParam } from '../../shell/PanelContext';
import { differsAtBank, useSheetColumns } from './SheetTable';

type Sheet = AnswerOf<typeof cashSheet>;

export function CashSheet() {
  const say = useText(cashWords);
  const pair = usePair();
  const warehouse = useParam('warehouse');
  const day = useParam('day');
  const { answer, ...reading } = useCall(cashSheet, {
    params: { warehouse_id: warehouse },
    query: { day },
  });
  const columns = useSheetColumns(answer?.rows);
  return (
    <SheetPage
      title={pair(routeNamed('cash-sheet').title)}
      back={`${screenAddress('cash-desk')}?warehouse=${encodeURIComponent(warehouse)}&day=${encodeURIComponent(day)}`}
      hasSmall
      rows={answer?.rows}
      columns={columns}
      fileName={`cash-sheet-${answer?.day ?? day}`}
      reading={reading}
    >
      {answer && <Paper title={say('sheet')} sheet={answer} />}
    </SheetPage>
  );
}

function Paper({ title, sheet }: { title: string; sheet: Sheet }) {
  const say = useText(cashWords);
  const { digits, taka } = useFormats();
  return (
    <article>
      <SheetHead
        title={title}
        facts={[
          { name: say('warehouse'), value: sheet.warehouse.name },
          { name: say('day'), value: digits(sheet.day.split('-').reverse().join('/')) },
        ]}
      />
      {sheet.truncated === 1 && <p role="alert">{say('truncated')}</p>}
      <div className="haat-sheet__wide" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {(['time', 'what', 'tracking', 'order', 'by'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(key)}
                </th>
              ))}
              <th scope="col" className="haat-number">
                {say('amount')}
              </th>
            </tr>
          </thead>
          <Rows sheet={sheet} />
          <tfoot>
            <tr className="haat-sheet__grand">
              <th scope="row" colSpan={5} className="haat-number">
                {say('closing')}
              </th>
              <td className="haat-number">{taka(sheet.closing)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="haat-sheet__space">{say('signed')}: ____________________</p>
    </article>
  );
}

function Rows({ sheet }: { sheet: Sheet }) {
  const say = useText(cashWords);
  const columns = useSheetColumns();
  const { taka, moment } = useFormats();
  const what = columns.find(({ key }) => key === 'what');
  return (
    <tbody>
      <tr>
        <th scope="row" colSpan={5}>
          {say('opening')}
        </th>
        <td className="haat-number">{taka(sheet.opening)}</td>
      </tr>
      {sheet.rows.map((row) => (
        <tr key={row.id}>
          <td className="haat-nowrap">{moment(row.at).slice(11, 16)}</td>
          <td>
            {what?.text?.(row)}
            {row.note && <> · {row.note}</>}
            {differsAtBank(row) && <> · {say('bankCounted', { amount: taka(row.counted ?? 0) })}</>}
          </td>
          <td>{row.tracking_id || '—'}</td>
          <td>{row.order_id === null ? '—' : `#${row.order_id}`}</td>
          <td>{row.by || '—'}</td>
          <td className="haat-number">{taka(row.amount)}</td>
        </tr>
      ))}
    </tbody>
  );
}
