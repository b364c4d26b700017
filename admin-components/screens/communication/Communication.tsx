'use client';
/** Notifications and text messages to audiences, the SMS balance, and the history. */
import { communicationWords } from '../../messages/communication';
import { sharedWords } from '../../messages/shared';
import { ucWords } from '../../messages/uc';
import { routeNamed, screenAddress, shopPath } from '../../routes';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Tabs } from '../../shared/tabs/Tabs';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { usePanel } from '../../shell/PanelContext';
import { Balance } from './Balance';
import { MessageTemplates } from './MessageTemplates';
import { NoticeForm } from './NoticeForm';
import { SendHistory } from './SendHistory';
import { SmsForm } from './SmsForm';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

export function Communication() {
  const say = useText(communicationWords);
  const pair = usePair();
  const { isDemo } = usePanel();
  const [tab, setTab] = useState(useSearchParams().get('tab') === 'history' ? 'history' : 'notification');
  const toHistory = () => setTab('history');
  return (
    <>
      <PageHeader title={pair(routeNamed('communication').title)} />
      <Tabs
        label={say('tabs')}
        value={tab}
        onChange={setTab}
        items={[
          {
            key: 'notification',
            title: say('webNotification'),
            content: (
              <Panel className="haat-narrow">
                <NoticeForm onSent={toHistory} />
              </Panel>
            ),
          },
          {
            key: 'sms',
            title: say('textSms'),
            content: (
              <Panel className="haat-narrow">
                <SmsForm onSent={toHistory} />
              </Panel>
            ),
          },
          {
            key: 'balance',
            title: say('smsBalance'),
            content: (
              <Panel className="haat-narrow">
                <Balance />
              </Panel>
            ),
          },
          {
            key: 'templates',
            title: say('messageTexts'),
            content: tab === 'templates' && <MessageTemplates />,
          },
          // All tabs stay mounted; the history loads only while it is open.
          {
            key: 'history',
            title: say('sendHistory'),
            content: isDemo ? <ComingSoon /> : tab === 'history' && <SendHistory />,
          },
        ]}
      />
    </>
  );
}

function ComingSoon() {
  const say = useText(ucWords);
  const shared = useText(sharedWords);
  const { userName } = usePanel();
  return (
    <div className="haat-empty">
      <h2>{say('greeting', { name: userName })}</h2>
      <p>{say('soon')}</p>
      <div className="haat-row">
        <LinkButton kind="primary" href={screenAddress('dashboard')}>
          {shared('toDashboard')}
        </LinkButton>
        <LinkButton href={shopPath}>{shared('toHomepage')}</LinkButton>
      </div>
    </div>
  );
}
