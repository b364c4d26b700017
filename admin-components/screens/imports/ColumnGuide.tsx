'use client';
/** The names of the file's columns and what they contain. */
import { fieldColumns, variantsGuide } from '../../../domain/catalogue/importColumns';
import { importWords } from '../../messages/imports';
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
            <Row name="id" text={say('numberColumn')} />
            {fieldColumns.map(({ name, guide, isNeeded }) => (
              <Row key={name} name={name} text={pair(guide)} isNeeded={isNeeded} />
            ))}
            <Row name="variants" text={pair(variantsGuide)} />
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Row({ name, text, isNeeded = false }: { name: string; text: string; isNeeded?: boolean }) {
  const say = useText(importWords);
  return (
    <tr>
      <td data-label={say('columnName')}>
        <code className="haat-code">{name}</code>
      </td>
      <td data-label={say('meaning')}>
        <span>
          {text}
          {isNeeded && (
            <>
              {' '}
              · <strong>{say('needed')}</strong>
            </>
          )}
        </span>
      </td>
    </tr>
  );
}
