'use client';
/** One level of categories: what deleting does, the form to add on the left, the table on the right. */
import { TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import type { Route } from '../../../contract/route';
import { categoryWords } from '../../messages/categories';
import { sharedWords } from '../../messages/shared';
import { routeNamed, type ScreenName } from '../../routes';
import type { CallFailure } from '../../../contract/client/answer';
import { alertBox, confirm } from '../../shared/dialogs/ask';
import { useFields } from '../../shared/form/useFields';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { CategoryForm, type Parent } from './CategoryForm';
import { blankCategory, bodyOf, type CategoryRow } from './categoryValues';
import { CategoryTable } from './CategoryTable';
import { useCategorySave } from './useCategorySave';

type Props = {
  screen: ScreenName;
  edit: ScreenName;
  addTitle: 'addMain' | 'addSub' | 'addChild';
  store: Route;
  parent?: Parent;
  categories: readonly CategoryRow[] | undefined;
  reading: { isLoading: boolean; isRefreshing: boolean; failure: CallFailure | undefined; reload: () => Promise<void> };
  /** Deletes it; the failure, or null. */
  onDelete: (id: string) => Promise<CallFailure | { message: string }>;
};

export function CategoryScreen({ screen, edit, addTitle, store, parent, categories, reading, onDelete }: Props) {
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const form = useFields(blankCategory);
  const { submit, isPending, tabs } = useCategorySave(store, form, { silent: true });
  const { reload } = reading;

  const add = async () => {
    const answer = await submit({ values: bodyOf(form.values, parent?.field) });
    if (!answer) return;
    // The next one is often a sibling: the parent stays chosen.
    tabs.setTab('details');
    form.setAll({ ...blankCategory, main_cat_id: form.values.main_cat_id, sub_cat_id: form.values.sub_cat_id });
    await Promise.all([
      reload(),
      alertBox({ title: shared('success'), text: (answer as { message?: string }).message ?? '' }),
    ]);
  };
  const remove = useCallback(
    async (category: CategoryRow) => {
      if (
        !(await confirm({ text: say('deleteAsk', { name: category.name }), yes: shared('delete'), isDangerous: true }))
      )
        return;
      const result = await onDelete(String(category.id));
      const failed = 'ok' in result;
      if (!failed) await reload();
      if (result.message) await alertBox({ title: shared(failed ? 'error' : 'success'), text: result.message });
    },
    [say, shared, onDelete, reload],
  );
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <p className="haat-notice haat-notice--danger haat-gap" lang="bn" role="note">
        <TriangleAlert size={18} aria-hidden />
        {say('deleteWarning')}
      </p>
      <div className="haat-split">
        <Panel title={say(addTitle)}>
          <CategoryForm
            form={form}
            parent={parent}
            tabs={tabs}
            isPending={isPending}
            saveLabel={shared('add')}
            onSave={add}
          />
        </Panel>
        <CategoryTable
          id={screen}
          edit={edit}
          hasParent={parent !== undefined}
          categories={categories}
          {...reading}
          onReload={reload}
          onDelete={remove}
        />
      </div>
    </>
  );
}
