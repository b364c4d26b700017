'use client';
/** What is stuck: messages, payments, packages without a warehouse, background work; each with what helps. */
import { stuckCounts } from '../../../contract/stuck';
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
import { StuckJobs } from './StuckJobs';
import { StuckMessages } from './StuckMessages';
import { StuckPackages } from './StuckPackages';
import { StuckPayments } from './StuckPayments';

export function Stuck() {
  const say = useText(stuckWords);
  const choice = useText(warehouseChoiceWords);
  const pair = usePair();
  const { number } = useFormats();
  const { answer, reload } = useCall(stuckCounts, {}, { everySeconds: 30 });
  const [tab, setTab] = useUrlValue('tab', 'messages');
  const title = (key: 'messages' | 'payments' | 'jobs') => say(key, { count: answer ? number(answer[key]) : '…' });
  return (
    <>
      <PageHeader title={pair(routeNamed('stuck').title)} text={say('text')} />
      <Tabs
        label={say('parts')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'messages', title: title('messages'), content: <StuckMessages onDone={reload} /> },
          { key: 'payments', title: title('payments'), content: <StuckPayments onDone={reload} /> },
          {
            key: 'packages',
            title: choice('packages', { count: answer ? number(answer.packages) : '…' }),
            content: <StuckPackages onDone={reload} />,
          },
          { key: 'jobs', title: title('jobs'), content: <StuckJobs onDone={reload} /> },
        ]}
      />
    </>
  );
}
