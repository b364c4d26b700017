'use client';
/** A warehouse on a page of its own: added, shown, changed or deleted. */
import { Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import {
  getSingleWarehouse,
  warehouseCreate,
  warehouseDelete,
  warehouseUpdate,
  type WarehouseShape,
} from '../../../contract/warehouses';
import { sharedWords } from '../../messages/shared';
import { warehouseWords } from '../../messages/warehouses';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Thumb } from '../../shared/page/Thumb';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { blankWarehouse, bodyOf, valuesOf, WarehouseForm } from './WarehouseForm';

const home = screenAddress('view-warehouse');

export function AddWarehouse() {
  const shared = useText(sharedWords);
  const pair = usePair();
  const router = useRouter();
  const form = useFields(blankWarehouse);
  const { submit, isPending } = useSubmit(warehouseCreate, form);
  const add = async () => {
    if (await submit({ values: bodyOf(form.values) })) router.push(home);
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('add-warehouse').title)} back={home} />
      <Panel className="haat-narrow">
        <WarehouseForm form={form} isPending={isPending} saveLabel={shared('save')} onSave={add} />
      </Panel>
    </>
  );
}

function useWarehouse() {
  const reading = useCall(getSingleWarehouse, { params: { id: useParam('id') } });
  useLeaveWhenGone(reading.failure, home);
  return { ...reading, warehouse: reading.answer?.warehouse };
}

export function WarehouseDetails() {
  const say = useText(warehouseWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const placeName = usePlaceName();
  const { warehouse, failure, isLoading, reload } = useWarehouse();
  return (
    <>
      <PageHeader title={warehouse?.name ?? pair(routeNamed('details-warehouse').title)} back={home}>
        {warehouse && (
          <LinkButton href={screenAddress('edit-warehouse', { id: warehouse.id })}>
            <Pencil size={16} aria-hidden />
            {shared('edit')}
          </LinkButton>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !warehouse && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {warehouse && (
        <div className="haat-stack">
          <Panel title={say('location')}>
            <Facts
              items={[
                { name: say('district'), value: placeName(warehouse.district) },
                { name: say('address'), value: warehouse.address },
              ]}
            />
          </Panel>
          <Panel title={say('people')}>
            <People warehouse={warehouse} />
          </Panel>
        </div>
      )}
    </>
  );
}

function People({ warehouse }: { warehouse: WarehouseShape }) {
  const say = useText(warehouseWords);
  const seats = [
    { role: 'role1', person: warehouse.incharge1 },
    { role: 'role2', person: warehouse.incharge2 },
    { role: 'role3', person: warehouse.incharge3 },
  ] as const;
  if (seats.every(({ person }) => !person)) return <p>{say('noIncharge')}</p>;
  return (
    <ul className="haat-people">
      {seats.map(
        ({ role, person }) =>
          person && (
            <li key={role} className="haat-people__card">
              <Thumb src={person.image} alt="" size={56} isRound />
              <div>
                <strong>{person.name}</strong>
                <p className="haat-table__quiet">{say(role)}</p>
                <a className="haat-link" href={`tel:${person.mobile}`}>
                  {person.mobile}
                </a>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}

export function EditWarehouse() {
  const pair = usePair();
  const { warehouse, failure, isLoading, reload } = useWarehouse();
  return (
    <>
      <PageHeader
        title={pair(routeNamed('edit-warehouse').title)}
        back={home}
        {...(warehouse ? { text: warehouse.name } : {})}
      />
      {isLoading && <Spinner />}
      {failure && !warehouse && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {warehouse && (
        <Panel className="haat-narrow">
          <EditForm warehouse={warehouse} reload={reload} />
        </Panel>
      )}
    </>
  );
}

function EditForm({ warehouse, reload }: { warehouse: WarehouseShape; reload: () => Promise<void> }) {
  const say = useText(warehouseWords);
  const shared = useText(sharedWords);
  const router = useRouter();
  const form = useFields(valuesOf(warehouse));
  const { submit, isPending } = useSubmit(warehouseUpdate, form);
  const remove = useAction(warehouseDelete);
  const params = { id: String(warehouse.id) };
  const save = async () => {
    if (!(await submit({ params, values: bodyOf(form.values) }))) return;
    await reload();
    router.push(home);
  };
  const drop = async () => {
    const text = `${say('deleteAsk')}: ${warehouse.name}`;
    const final = { text, warning: shared('noWayBack'), yes: shared('delete') };
    if (await remove.run({ params }, { final })) router.push(home);
  };
  return (
    <WarehouseForm form={form} isPending={isPending} saveLabel={shared('update')} onSave={save}>
      <Button kind="danger" isBusy={remove.isPending} onClick={() => void drop()}>
        <Trash2 size={15} aria-hidden />
        {shared('delete')}
      </Button>
    </WarehouseForm>
  );
}
