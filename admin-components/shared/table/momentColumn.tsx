import type { Column } from './columns';

/** A column of a day and time. Its key is `when` unless `more` says another. */
export function momentColumn<Row>(
  title: string,
  moment: (at: string) => string,
  at: (row: Row) => string,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    key: 'when',
    title,
    cell: (row) => <span className="haat-nowrap">{moment(at(row))}</span>,
    text: (row) => moment(at(row)),
    ...more,
  };
}
