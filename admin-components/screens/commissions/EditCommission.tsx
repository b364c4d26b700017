'use client';
/** Edits a commission rule, then returns to the list. */
import { useRouter } from 'next/navigation';
import { allCommission, commissionUpdate, type CommissionRuleShape } from '../../../contract/commissions';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useParam } from '../../shell/PanelContext';
import { CommissionForm, ruleValues, sentRule } from './CommissionForm';
import { useRuleNames } from './ruleNames';

const home = screenAddress('commissions');

export function EditCommission() {
  const pair = usePair();
  const shared = useText(sharedWords);
  const { nameOfRule } = useRuleNames();
  const id = useParam('id');
  const { answer, failure, isLoading, reload } = useCall(allCommission, {});
  const rule = answer?.rules.find((each) => String(each.id) === id);
  return (
    <>
      <PageHeader
        title={pair(routeNamed('edit-commission').title)}
        back={home}
        {...(rule ? { text: nameOfRule(rule) } : {})}
      />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && !rule && <EmptyState title={shared('empty')} />}
      {rule && (
        <Panel className="haat-narrow">
          <EditForm rule={rule} reload={reload} />
        </Panel>
      )}
    </>
  );
}

function EditForm({ rule, reload }: { rule: CommissionRuleShape; reload: () => Promise<void> }) {
  const shared = useText(sharedWords);
  const router = useRouter();
  const form = useFields(ruleValues(rule));
  const { submit, isPending } = useSubmit(commissionUpdate, form);
  const save = async () => {
    if (!(await submit({ params: { id: String(rule.id) }, values: sentRule(form.values) }))) return;
    await reload();
    router.push(home);
  };
  return <CommissionForm form={form} isPending={isPending} saveLabel={shared('update')} onSave={save} />;
}
