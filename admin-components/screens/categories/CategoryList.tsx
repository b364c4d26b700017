'use client';
/** The categories of one level: what deleting does, the form to add on the left, the table on the right. */
import { TriangleAlert } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { categoryContents } from '../../../contract/categoryTree';
import type { OkOf } from '../../../contract/route';
import { categoryWords } from '../../messages/categories';
import { deletedWords } from '../../messages/deleted';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { call } from '../../shared/api/client';
import { useAskDeletion } from '../../shared/deleted/useAskDeletion';
import { useUndo } from '../../shared/deleted/useUndo';
import { alertBox } from '../../shared/dialogs/ask';
import { sentValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { CategoryForm } from './CategoryForm';
import { CategoryTable } from './CategoryTable';
import { blankCategory, levels, rowsOf, type CategoryRow, type Level, type LevelName } from './levels';
import { useCategorySave } from './useCategorySave';

/** The categories of a level, as a screen. */
export const categoryList = (name: LevelName) =>
  function CategoriesOfLevel() {
    return <CategoryList level={levels[name]} />;
  };

function CategoryList({ level }: { level: Level }) {
  const say = useText(categoryWords);
  const pair = usePair();
  const reading = useCall(level.view, {});
  const stored = reading.answer;
  const categories = useMemo(() => stored && rowsOf(stored), [stored]);
  const remove = useRemove(level, reading.reload);
  return (
    <>
      <PageHeader title={pair(routeNamed(level.screen).title)} />
      <p className="haat-notice haat-notice--danger haat-gap" lang="bn" role="note">
        <TriangleAlert size={18} aria-hidden />
        {say('deleteWarning')}
      </p>
      <div className="haat-split">
        <Panel title={say(level.addTitle)}>
          <AddForm level={level} reload={reading.reload} />
        </Panel>
        <CategoryTable
          id={level.screen}
          edit={level.editScreen}
          hasParent={level.parent !== null}
          categories={categories}
          {...reading}
          onReload={reading.reload}
          onDelete={remove}
        />
      </div>
    </>
  );
}

type AddProps = { level: Level; reload: () => Promise<void> };

function AddForm({ level, reload }: AddProps) {
  const shared = useText(sharedWords);
  const form = useFields(blankCategory);
  const { submit, isPending, tabs } = useCategorySave(level.store, form, { silent: true });
  const add = async () => {
    const answer = await submit({ values: sentValues(level.fields, form.values) });
    if (!answer) return;
    // The next one is often a sibling: the parent stays chosen.
    tabs.setTab('details');
    form.setAll({ ...blankCategory, main_cat_id: form.values.main_cat_id, sub_cat_id: form.values.sub_cat_id });
    await Promise.all([reload(), alertBox({ title: shared('success'), text: answer.message ?? '' })]);
  };
  return (
    <CategoryForm form={form} level={level} tabs={tabs} isPending={isPending} saveLabel={shared('add')} onSave={add} />
  );
}

type Contents = OkOf<typeof categoryContents>;

/** Asks before deleting, with the counts of what goes with it; deletes, and reports the result. */
function useRemove(level: Level, reload: () => Promise<void>) {
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const deletedSay = useText(deletedWords);
  const undo = useUndo();
  const ask = useAskDeletion();
  const { nameOf } = useFormats();
  const { send } = useSend(level.remove);
  const counts = useCallback(
    ({ sub_categories: subs, child_categories: children, brands, product_count: products }: Contents) =>
      subs + children + brands + products === 0
        ? say('deleteNothing')
        : say('deleteCounts', { subs, children, brands, products }),
    [say],
  );
  return useCallback(
    async (category: CategoryRow) => {
      const id = String(category.id);
      const below = await call(categoryContents, { params: { level: level.key, id } });
      const about = [say('deleteAsk', { name: nameOf(category) }), ...(below.ok ? [counts(below.answer)] : [])].join(
        '. ',
      );
      const text = `${about} ${deletedSay('canRestore')}`;
      const reason = await ask({ text });
      if (reason === null) return;
      const result = await send({ params: { id }, body: { reason } });
      if (result.ok) await reload();
      const message = result.ok ? result.answer.message : result.message;
      if (message) await alertBox({ title: shared(result.ok ? 'success' : 'error'), text: message });
      if (result.ok && message) undo(message, result.answer.deletion);
    },
    [say, deletedSay, nameOf, undo, ask, counts, shared, send, reload, level],
  );
}
