'use client';
/** Edits a category of one of the three levels, then returns to its list. */
import { useRouter } from 'next/navigation';
import { categoryWords } from '../../messages/categories';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useCall } from '../../../frontend/api/useCall';
import { call } from '../../shared/api/client';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { alertBox } from '../../shared/dialogs/ask';
import { sentValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { focusFirstWrong } from '../../shared/form/useSubmit';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { CategoryForm } from './CategoryForm';
import { levels, storedOf, valuesOf, type Level, type LevelName, type StoredCategory } from './levels';
import { useCategorySave } from './useCategorySave';

/** The form of a stored category of a level, as a screen. */
export const editCategoryOf = (name: LevelName) =>
  function CategoryOfLevel() {
    return <EditCategory level={levels[name]} />;
  };

function EditCategory({ level }: { level: Level }) {
  const pair = usePair();
  const { nameOf } = useFormats();
  const { answer, isLoading, failure, reload } = useCall(level.edit, { params: { id: useParam('id') } });
  const home = screenAddress(level.screen);
  useLeaveWhenGone(failure, home);
  const stored = answer && storedOf(answer);
  return (
    <>
      <PageHeader
        title={pair(routeNamed(level.editScreen).title)}
        back={home}
        {...(stored ? { text: nameOf(stored) } : {})}
      />
      {isLoading && <Spinner />}
      {failure && !stored && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {stored && (
        <Panel className="haat-narrow">
          <EditForm level={level} stored={stored} reload={reload} />
        </Panel>
      )}
    </>
  );
}

type FormProps = { level: Level; stored: StoredCategory; reload: () => Promise<void> };

function EditForm({ level, stored, reload }: FormProps) {
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const router = useRouter();
  const id = useParam('id');
  const form = useFields(valuesOf(stored));
  const onInvalid = () => void alertBox({ title: say('mandatory'), text: say('mandatoryText') }).then(focusFirstWrong);
  const { submit, isPending, tabs } = useCategorySave(level.update, form, {
    onInvalid,
    seen: {
      record: stored,
      read: async () => {
        const now = await call(level.edit, { params: { id } });
        return now.ok ? storedOf(now.answer) : null;
      },
      valuesOf: (record) => valuesOf(record as StoredCategory),
    },
  });
  const save = async () => {
    const answer = await submit({ params: { id }, values: sentValues(level.fields, form.values) });
    if (!answer) return;
    await reload();
    router.push(screenAddress(level.screen));
  };
  return (
    <CategoryForm
      form={form}
      level={level}
      tabs={tabs}
      isPending={isPending}
      saveLabel={shared('update')}
      onSave={save}
    />
  );
}
