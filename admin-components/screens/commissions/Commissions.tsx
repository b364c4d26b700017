'use client';
/** Commissions: a form to add a rule, a preview for a product, and the list of rules. */

import { useMemo } from 'react';
import {
  allCommission,
  commissionCreate,
  commissionDelete,
  type CommissionRuleShape,
} from '../../../contract/commissions';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { commissionWords } from '../../messages/commissions';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DeleteButton, EditLink } from '../../shared/table/RowButtons';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { blankRule, CommissionForm, sentRule } from './CommissionForm';
import { CommissionPreview } from './CommissionPreview';
import { stateOf, useRuleNames, type RuleState } from './ruleNames';

const tones = { running: 'green', planned: 'blue', over: 'grey', broken: 'red' } as const;
const states: readonly RuleState[] = ['running', 'planned', 'over', 'broken'];

export function Commissions() {
  const say = useText(commissionWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const list = useListState();
  const reading = useCall(allCommission, {});
  const { answer, reload } = reading;
  const columns = useRuleColumns(reload);
  const filters = useFilters(useStateFilter());
  const { status } = filters.values;
  const found = useMemo(() => answer?.rules.filter((rule) => !status || stateOf(rule) === status), [answer, status]);
  const { nameOfRule } = useRuleNames();
  const table = useClientList(reading, found, list, columns, (rule) => `${nameOfRule(rule)} ${rule.note}`);
  const form = useFields(blankRule);
  const { submit, isPending } = useSubmit(commissionCreate, form);
  const add = async () => {
    if (!(await submit({ values: sentRule(form.values) }))) return;
    form.setAll(blankRule);
    await reload();
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('commissions').title)} text={say('about')} />
      <div className="haat-stack">
        <Panel title={say('add')}>
          <CommissionForm form={form} isPending={isPending} saveLabel={shared('add')} onSave={add} />
        </Panel>
        <CommissionPreview />
        <DataTable
          {...table}
          whenEmpty="commissions"
          id="commissions"
          caption={say('listOf')}
          rowKey={(rule) => rule.id}
          empty={say('noRules')}
          filters={filters}
          search={{ label: say('search') }}
        />
      </div>
    </>
  );
}

function useStateFilter(): Filter[] {
  const say = useText(commissionWords);
  return [
    {
      kind: 'choice',
      name: 'status',
      label: say('state'),
      choices: states.map((state) => ({ value: state, label: say(state) })),
    },
  ];
}

function useRuleColumns(reload: () => Promise<void>): Column<CommissionRuleShape>[] {
  const say = useText(commissionWords);
  const shared = useText(sharedWords);
  const { digits, day } = useFormats();
  const { nameOfRule, percent } = useRuleNames();
  const { run } = useAction(commissionDelete);
  return useMemo(() => {
    const remove = async (rule: CommissionRuleShape) => {
      const values = { name: nameOfRule(rule), rate: percent(rule.rate) };
      const done = await run(
        { params: { id: String(rule.id) } },
        { ask: { text: say('deleteAsk', values), yes: shared('delete'), isDangerous: true } },
      );
      if (done) await reload();
    };
    const dayOf = (value: string) => (value === '' ? '—' : day(value));
    return [
      serialColumn<CommissionRuleShape>(shared('serial'), digits),
      {
        key: 'for',
        title: say('forWhat'),
        phone: 'title',
        cell: (rule) => (
          <>
            {nameOfRule(rule)}
            {rule.note && <div className="haat-table__quiet">{rule.note}</div>}
          </>
        ),
        sortValue: nameOfRule,
        text: nameOfRule,
      },
      {
        key: 'rate',
        title: say('commission'),
        phone: 'fact',
        isNumber: true,
        cell: (rule) => say('percent', { rate: percent(rule.rate) }),
        sortValue: (rule) => rule.rate,
        text: (rule) => rule.rate / 100,
      },
      {
        key: 'starts_on',
        title: say('from'),
        phone: 'fact',
        cell: (rule) => dayOf(rule.starts_on),
        sortValue: (rule) => rule.starts_on,
        text: (rule) => rule.starts_on,
      },
      {
        key: 'ends_on',
        title: say('to'),
        cell: (rule) => dayOf(rule.ends_on),
        sortValue: (rule) => rule.ends_on || '9999',
        text: (rule) => rule.ends_on,
      },
      {
        key: 'state',
        title: say('state'),
        phone: 'fact',
        cell: (rule) => <Badge tone={tones[stateOf(rule)]}>{say(stateOf(rule))}</Badge>,
        sortValue: (rule) => states.indexOf(stateOf(rule)),
        text: (rule) => say(stateOf(rule)),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (rule) => (
          <>
            <EditLink name={nameOfRule(rule)} href={screenAddress('edit-commission', { id: rule.id })} />
            <DeleteButton name={nameOfRule(rule)} onPress={() => remove(rule)} />
          </>
        ),
      },
    ];
  }, [say, shared, digits, day, nameOfRule, percent, run, reload]);
}
