'use client';
/** All warehouses as cards. */
import { Eye, MapPin, Pencil, Plus, UserRound } from 'lucide-react';
import { getAllWarehouse, type WarehouseShape } from '../../../contract/warehouses';
import { emptyTexts } from '../../messages/empty';
import { sharedWords } from '../../messages/shared';
import { warehouseWords } from '../../messages/warehouses';
import { routeNamed, screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { csvOf, downloadCsv } from '../../shared/table/csv';
import { Button } from '../../shared/page/Button';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function Warehouses() {
  const say = useText(warehouseWords);
  const next = useText(emptyTexts);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(getAllWarehouse, {});
  const placeName = usePlaceName();
  const warehouses = answer?.warehouse ?? [];
  const save = () => {
    const column = (key: string, title: string, text: (row: WarehouseShape) => string) => ({
      key,
      title,
      text,
      cell: text,
    });
    downloadCsv(
      'view-warehouse',
      csvOf(
        [
          column('name', say('name'), (row) => row.name),
          column('district', say('district'), (row) => placeName(row.district)),
          column('address', say('address'), (row) => row.address),
          column('incharge', say('incharge'), (row) => row.incharge1?.name ?? ''),
        ],
        warehouses,
      ),
    );
  };
  const addNew = (
    <LinkButton kind="action" href={screenAddress('add-warehouse')}>
      <Plus size={16} aria-hidden />
      {say('addNew')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={pair(routeNamed('view-warehouse').title)}>
        {warehouses.length > 0 && <Button onClick={save}>{shared('exportCsv')}</Button>}
        {addNew}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && warehouses.length === 0 && (
        <EmptyState title={say('empty')} text={next('warehouses')}>
          {addNew}
        </EmptyState>
      )}
      <div className="haat-depots">
        {warehouses.map((warehouse) => (
          <Card key={warehouse.id} warehouse={warehouse} />
        ))}
      </div>
    </>
  );
}

function Card({ warehouse }: { warehouse: WarehouseShape }) {
  const say = useText(warehouseWords);
  const placeName = usePlaceName();
  const shared = useText(sharedWords);
  const { id, name, district, address, incharge1 } = warehouse;
  return (
    <Panel title={name} className="haat-depot">
      <p className="haat-depot__line">
        <MapPin size={16} aria-hidden />
        <span>{[address, placeName(district)].filter(Boolean).join(', ')}</span>
      </p>
      <p className="haat-depot__line">
        <UserRound size={16} aria-hidden />
        <span>
          {say('incharge')}: <strong>{incharge1?.name ?? say('noIncharge')}</strong>
        </span>
      </p>
      <div className="haat-depot__end">
        <LinkButton
          kind="primary"
          href={screenAddress('details-warehouse', { id })}
          label={`${shared('details')}: ${name}`}
        >
          <Eye size={15} aria-hidden />
          {shared('details')}
        </LinkButton>
        <LinkButton href={screenAddress('edit-warehouse', { id })} label={`${shared('edit')}: ${name}`}>
          <Pencil size={15} aria-hidden />
          {shared('edit')}
        </LinkButton>
      </div>
    </Panel>
  );
}
