'use client';
/**
 * The refund desk: what customers are owed, what was sent with its proof, and the amount from which two admins decide.
 */
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { routeNamed } from '../../routes';
import { PageHeader } from '../../shared/page/PageHeader';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { Tabs } from '../../shared/tabs/Tabs';
import { OpenRefunds } from './OpenRefunds';
import { RefundRules } from './RefundRules';
import { SentRefunds } from './SentRefunds';

export function RefundDesk() {
  const say = useText(refundWords);
  const pair = usePair();
  const [tab, setTab] = useUrlValue('tab', 'open');
  return (
    <>
      <PageHeader title={pair(routeNamed('refund-desk').title)} text={say('about')} />
      <Tabs
        label={say('parts')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'open', title: say('open'), content: <OpenRefunds /> },
          { key: 'sent', title: say('sent'), content: <SentRefunds /> },
          { key: 'rules', title: say('rules'), content: <RefundRules /> },
        ]}
      />
    </>
  );
}
