'use client';
/** Adds a main category on its own page, then back to the list. */
import { useRouter } from 'next/navigation';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { alertBox } from '../../shared/dialogs/ask';
import { sentValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { CategoryForm } from './CategoryForm';
import { blankCategory, levels } from './levels';
import { useCategorySave } from './useCategorySave';

const level = levels.main;

export function AddCategory() {
  const shared = useText(sharedWords);
  const pair = usePair();
  const router = useRouter();
  const home = screenAddress(level.screen);
  const form = useFields(blankCategory);
  const { submit, isPending, tabs } = useCategorySave(level.store, form, { silent: true });
  const add = async () => {
    const answer = await submit({ values: sentValues(level.fields, form.values) });
    if (!answer) return;
    form.setAll(blankCategory);
    await alertBox({ title: shared('success'), text: answer.message ?? '' });
    router.push(home);
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('add-category').title)} back={home} />
      <Panel className="haat-narrow">
        <CategoryForm
          form={form}
          level={level}
          tabs={tabs}
          isPending={isPending}
          saveLabel={shared('add')}
          onSave={add}
        />
      </Panel>
    </>
  );
}
