'use client';
/** A brand on its own page: added or changed, then back to the list. */
import { useRouter } from 'next/navigation';
import { brandStore, brandUpdate, getSingleBrand, type BrandShape } from '../../../contract/brands';
import { brandFields } from '../../../domain/brands/fields';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useCall } from '../../../frontend/api/useCall';
import { call } from '../../shared/api/client';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { sentValues, storedValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { blankBrand, BrandForm } from './BrandForm';

const home = screenAddress('brand');

export function AddBrand() {
  const shared = useText(sharedWords);
  const pair = usePair();
  const router = useRouter();
  const form = useFields(blankBrand);
  const { submit, isPending } = useSubmit(brandStore, form);
  const add = async () => {
    if (await submit({ values: sentValues(brandFields, form.values) })) router.push(home);
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('add-brand').title)} back={home} />
      <Panel className="haat-narrow">
        <BrandForm form={form} isPending={isPending} saveLabel={shared('add')} onSave={add} />
      </Panel>
    </>
  );
}

export function EditBrand() {
  const pair = usePair();
  const { nameOf } = useFormats();
  const { answer, failure, isLoading, reload } = useCall(getSingleBrand, { params: { id: useParam('id') } });
  useLeaveWhenGone(failure, home);
  return (
    <>
      <PageHeader
        title={pair(routeNamed('edit-brand').title)}
        back={home}
        {...(answer ? { text: nameOf(answer.brand) } : {})}
      />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <Panel className="haat-narrow">
          <EditForm brand={answer.brand} reload={reload} />
        </Panel>
      )}
    </>
  );
}

function EditForm({ brand, reload }: { brand: BrandShape; reload: () => Promise<void> }) {
  const shared = useText(sharedWords);
  const router = useRouter();
  const form = useFields(storedValues(brandFields, brand));
  const { submit, isPending } = useSubmit(brandUpdate, form, {
    seen: {
      record: brand,
      read: async () => {
        const now = await call(getSingleBrand, { params: { id: String(brand.id) } });
        return now.ok ? now.answer.brand : null;
      },
      valuesOf: (record) => storedValues(brandFields, record as BrandShape),
    },
  });
  const save = async () => {
    if (!(await submit({ params: { id: String(brand.id) }, values: sentValues(brandFields, form.values) }))) return;
    await reload();
    router.push(home);
  };
  return <BrandForm form={form} isPending={isPending} saveLabel={shared('update')} onSave={save} />;
}
