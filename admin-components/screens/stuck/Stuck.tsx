'use client';
/**
 * Everything that is stuck: messages, payments, payouts, packages without a warehouse, jobs; each with an action that
 * helps.
 */
import { stuckCounts } from '../../../contract/stuck';
import { payoutWords } from '../../messages/payouts';
import { stuckWords } from '../../messages/stuck';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { PageHeader } from '../../shared/page/PageHeader';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { Tabs } from '../../shared/tabs/Tabs';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { Payouts } from '../settlement/Payouts';
import { StuckJobs } from './StuckJobs';
import { StuckMessages } from './StuckMessages';
import { StuckPackages } from './StuckPackages';
import { StuckPayments } from './StuckPayments';

export function Stuck() {
  const say = useText(stuckWords);
  const choice = useText(warehouseChoiceWords);
  const payouts = useText(payoutWords);
  const pair = usePair();
  const { number } = useFormats();
  const { answer, reload } = useCall(stuckCounts, {}, { everySeconds: 30 });
  const [tab, setTab] = useUrlValue('tab', 'messages');
  const counted = (name: string, count?: number) => `${name} (${count === undefined ? '…' : number(count)})`;
  return (
    <>
      <PageHeader title={pair(routeNamed('stuck').title)} text={say('text')} />
      <Tabs
        label={say('parts')}
        value={tab}
        onChange={setTab}
        items={[
          {
            key: 'messages',
            title: counted(say('messages'), answer?.messages),
            content: <StuckMessages onDone={reload} />,
          },
          {
            key: 'payments',
            title: counted(say('payments'), answer?.payments),
            content: <StuckPayments onDone={reload} />,
          },
          {
            key: 'payouts',
            title: counted(payouts('payouts'), answer?.payouts),
            content: <Payouts status="sending" prefix="payout-" onChanged={reload} everySeconds={30} />,
          },
          {
            key: 'packages',
            title: counted(choice('packages'), answer?.packages),
            content: <StuckPackages onDone={reload} />,
          },
          { key: 'jobs', title: counted(say('jobs'), answer?.jobs), content: <StuckJobs onDone={reload} /> },
        ]}
      />
    </>
  );
}
