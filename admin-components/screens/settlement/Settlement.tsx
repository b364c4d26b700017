'use client';
/** What vendors are owed, the payout runs, and every payout. */
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { routeNamed } from '../../routes';
import { PageHeader } from '../../shared/page/PageHeader';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { Tabs } from '../../shared/tabs/Tabs';
import { useHasRole } from '../../shell/PanelContext';
import { ApprovalSettings } from './ApprovalSettings';
import { Payouts } from './Payouts';
import { Runs } from './Runs';
import { VendorBalances } from './VendorBalances';

export function Settlement() {
  const say = useText(payoutWords);
  const pair = usePair();
  const [tab, setTab] = useUrlValue('tab', 'vendors');
  const isSuperAdmin = useHasRole('superadmin');
  return (
    <>
      <PageHeader title={pair(routeNamed('settlement').title)} text={say('about')} />
      <Tabs
        label={say('parts')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'vendors', title: say('vendors'), content: <VendorBalances /> },
          { key: 'runs', title: say('runs'), content: <Runs /> },
          { key: 'payouts', title: say('payouts'), content: <Payouts prefix="payout-" /> },
          ...(isSuperAdmin ? [{ key: 'settings', title: say('settings'), content: <ApprovalSettings /> }] : []),
        ]}
      />
    </>
  );
}
