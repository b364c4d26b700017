'use client';
/** The number of refunds by how long they have been waiting, and their sums. */
import type { refundDesk } from '../../../contract/refunds';
import type { AnswerOf } from '../../../contract/route';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { BarsByName } from '../../shared/charts/BarsByName';
import type { Column } from '../../shared/table/columns';
import { CsvButton } from '../../shared/table/CsvButton';

type Props = Pick<AnswerOf<typeof refundDesk>, 'ageing'>;
type Row = Props['ageing'][number];

/** The same for a file. */
export function AgeingCsv({ ageing }: Props) {
  const say = useText(refundWords);
  const column = (key: string, title: string, text: (row: Row) => string | number): Column<Row> => ({
    key,
    title,
    cell: text,
    text,
  });
  const columns = [
    column('age', say('age'), ({ age }) => say(age)),
    column('count', say('count'), ({ count }) => count),
    column('sum', say('sum'), ({ sum }) => sum),
  ];
  return <CsvButton id="refund-ageing" of={say('ageing')} columns={columns} rows={ageing} allRows={undefined} />;
}

export function Ageing({ ageing }: Props) {
  const say = useText(refundWords);
  const { taka, number } = useFormats();
  const isEmpty = ageing.every(({ sum }) => sum === 0);
  return (
    <>
      {!isEmpty && (
        <BarsByName
          bars={ageing.map(({ age, sum }) => ({ name: say(age), value: sum }))}
          nameAxis={say('age')}
          valueAxis={say('sumAxis')}
          color="var(--haat-marigold-strong)"
        />
      )}
      <table className="haat-figures">
        <caption className="haat-hidden">{say('ageing')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('age')}</th>
            <th scope="col" className="haat-number">
              {say('count')}
            </th>
            <th scope="col" className="haat-number">
              {say('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ageing.map(({ age, count, sum }) => (
            <tr key={age}>
              <th scope="row">{say(age)}</th>
              <td className="haat-number">{number(count)}</td>
              <td className="haat-number">{taka(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
