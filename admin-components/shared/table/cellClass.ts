/** The classes of a column's cells, in the head and in the rows. */
import type { Column } from './columns';

export const cellClass = <Row>({ isNumber, isActions, phone }: Column<Row>): string =>
  [isNumber && 'haat-table__number', isActions && 'haat-table__actions', phone && `haat-table__${phone}`]
    .filter(Boolean)
    .join(' ');
