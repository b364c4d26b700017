'use client';
/** What the file's columns are called and what stands in them. */
import { importColumns, neededColumns } from '../../../domain/catalogue/importColumns';
import { columnMeanings, importWords } from '../../messages/imports';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function ColumnGuide() {
  const say = useText(importWords);
  const pair = usePair();
  return (
    <Panel title={say('columnsTitle')}>
      <p className="haat-table__quiet haat-gap">{say('columnsText')}</p>
      <div className="haat-table__scroll" tabIndex={0} role="region" aria-label={say('columnsTitle')}>
        <table className="haat-table__table">
          <thead>
            <tr>
              <th scope="col">{say('columnName')}</th>
              <th scope="col">{say('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {importColumns.map((column) => (
              <tr key={column}>
                <td data-label={say('columnName')}>
                  <code className="haat-code">{column}</code>
                </td>
                <td data-label={say('meaning')}>
                  <span>
                    {pair(columnMeanings[column])}
                    {neededColumns.includes(column) && (
                      <>
                        {' '}
                        · <strong>{say('needed')}</strong>
                      </>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
