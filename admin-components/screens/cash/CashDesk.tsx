'use client';
/** The cash of warehouses: incharges count and deposit that of their own, admins see all. */
import { cashDesks } from '../../../contract/cash';
import type { CashDeskShape } from '../../../contract/cashShapes';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { emptyTexts } from '../../messages/empty';
import { cashWords } from '../../messages/cash';
import { routeNamed } from '../../routes';
import { Button } from '../../shared/page/Button';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { DeskOverview } from './DeskOverview';
import { DeskView } from './DeskView';

export function CashDesk() {
  const next = useText(emptyTexts);
  const say = useText(cashWords);
  const pair = usePair();
  const { taka } = useFormats();
  const reading = useCall(cashDesks, {}, { everySeconds: 60 });
  const [warehouse, choose] = useUrlValue('warehouse', '');
  const { answer, failure, isLoading, reload } = reading;
  const title = pair(routeNamed('cash-desk').title);
  if (!answer)
    return (
      <>
        <PageHeader title={title} text={say('about')} />
        {isLoading ? <Spinner /> : <ErrorState failure={failure} onRetry={() => void reload()} />}
      </>
    );
  const { desks, nowhere } = answer;
  const chosen: CashDeskShape | undefined =
    desks.length === 1 ? desks[0] : desks.find((desk) => String(desk.warehouse.id) === warehouse);
  const again = async () => void (await reload());
  return (
    <>
      <PageHeader title={title} text={chosen ? <strong>{chosen.warehouse.name}</strong> : say('about')}>
        {chosen && desks.length > 1 && <Button onClick={() => choose('')}>{say('allDesks')}</Button>}
      </PageHeader>
      <div className="haat-stack">
        {nowhere !== 0 && !chosen && (
          <p className="haat-notice haat-notice--warn">{say('nowhere', { amount: taka(nowhere) })}</p>
        )}
        {desks.length === 0 && <EmptyState title={say('none')} text={next('ownDesk')} />}
        {chosen && <DeskView key={String(chosen.warehouse.id)} desk={chosen} onChanged={again} />}
        {!chosen && desks.length > 0 && <DeskOverview reading={reading} desks={desks} onOpen={choose} />}
      </div>
    </>
  );
}
