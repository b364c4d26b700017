'use client';
/** Changing a category of one of the three levels, then back to its list. */
import { useRouter } from 'next/navigation';
import {
  editCategory,
  editChildCategory,
  editSubCategory,
  updateCategory,
  updateChildCategory,
  updateSubCategory,
} from '../../../contract/categories';
import type { Route } from '../../../contract/route';
import { categoryWords } from '../../messages/categories';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import type { CallFailure } from '../../../contract/client/answer';
import { useCall } from '../../../frontend/api/useCall';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { alertBox } from '../../shared/dialogs/ask';
import { useFields } from '../../shared/form/useFields';
import { focusFirstWrong } from '../../shared/form/useSubmit';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { CategoryForm, type Parent } from './CategoryForm';
import { bodyOf, valuesOf, type CategoryValues } from './categoryValues';
import { useCategorySave } from './useCategorySave';
import { useMainChoices, useSubChoices } from './useParents';

export function EditMainCategory() {
  const reading = useCall(editCategory, { params: { id: useParam('id') } });
  const stored = reading.answer?.category;
  return (
    <EditScreen
      screen="edit-category"
      home="main-category"
      update={updateCategory}
      reading={reading}
      {...(stored ? { values: valuesOf(stored) } : {})}
    />
  );
}

export function EditSubCategory() {
  const reading = useCall(editSubCategory, { params: { id: useParam('id') } });
  const choices = useMainChoices();
  const stored = reading.answer?.subcategory;
  return (
    <EditScreen
      screen="edit-sub-category"
      home="sub-category"
      update={updateSubCategory}
      reading={reading}
      parent={{ field: 'main_cat_id', choices }}
      {...(stored ? { values: valuesOf(stored) } : {})}
    />
  );
}

export function EditChildCategory() {
  const reading = useCall(editChildCategory, { params: { id: useParam('id') } });
  const choices = useSubChoices();
  const stored = reading.answer?.childcategory;
  return (
    <EditScreen
      screen="edit-child-category"
      home="child-category"
      update={updateChildCategory}
      reading={reading}
      parent={{ field: 'sub_cat_id', choices }}
      {...(stored ? { values: valuesOf(stored) } : {})}
    />
  );
}

type Screen = {
  screen: ScreenName;
  home: ScreenName;
  update: Route;
  parent?: Parent;
  values?: CategoryValues;
  reading: { isLoading: boolean; failure: CallFailure | undefined; reload: () => Promise<void> };
};

function EditScreen(props: Screen) {
  const pair = usePair();
  const { isLoading, failure, reload } = props.reading;
  const home = screenAddress(props.home);
  useLeaveWhenGone(failure, home);
  return (
    <>
      <PageHeader
        title={pair(routeNamed(props.screen).title)}
        back={home}
        {...(props.values ? { text: props.values.name } : {})}
      />
      {isLoading && <Spinner />}
      {failure && !props.values && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {props.values && (
        <Panel className="haat-narrow">
          <EditForm {...props} values={props.values} />
        </Panel>
      )}
    </>
  );
}

function EditForm({ home, update, parent, values, reading }: Screen & { values: CategoryValues }) {
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const router = useRouter();
  const id = useParam('id');
  const form = useFields(values);
  const onInvalid = () => void alertBox({ title: say('mandatory'), text: say('mandatoryText') }).then(focusFirstWrong);
  const { submit, isPending, tabs } = useCategorySave(update, form, { onInvalid });
  const save = async () => {
    const answer = await submit({ params: { id }, values: bodyOf(form.values, parent?.field) });
    if (!answer) return;
    await reading.reload();
    router.push(screenAddress(home));
  };
  return (
    <CategoryForm
      form={form}
      parent={parent}
      tabs={tabs}
      isPending={isPending}
      saveLabel={shared('update')}
      onSave={save}
    />
  );
}
