'use client';
/** The bell of the top bar: what waits for this person, each with its list; below it the latest notifications. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Link } from '@payloadcms/ui';
import { Bell as BellIcon, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { userNotification, userNotificationMarkAsRead, type NotificationShape } from '../../contract/notifications';
import type { Role } from '../../domain/permissions';
import { waitingOf } from '../../domain/waiting';
import { useCall } from '../../frontend/api/useCall';
import { useFormats } from '../../frontend/formats/useFormats';
import { useText } from '../../frontend/messages/useText';
import { waitingWords } from '../messages/waiting';
import { panelPath, shopPath } from '../routes';
import { useAction } from '../shared/api/useAction';
import { useWaiting } from './useWaiting';
import { waitingAddress } from './waitingPlaces';

const NEWS = 5;
/** Higher numbers are not shown on the bell itself. */
const MOST = 99;

export function Bell({ roles }: { roles: readonly Role[] }) {
  const say = useText(waitingWords);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { counts, reading } = useWaiting(roles);
  const waiting = waitingOf(roles).filter((what) => (counts[what] ?? 0) > 0);
  const all = waiting.reduce((sum, what) => sum + (counts[what] ?? 0), reading.answer?.unread ?? 0);
  const shown = all > MOST ? `${number(MOST)}+` : number(all);
  // The name contains what is shown, so that whoever says it presses the bell.
  const label = say('bell', { count: shown });
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger className="haat-top__button haat-top__button--icon haat-bell" aria-label={label} title={label}>
        <BellIcon size={17} aria-hidden />
        {all > 0 && (
          <span className="haat-bell__count" aria-hidden>
            {shown}
          </span>
        )}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="haat-menu haat-bell__menu" align="end" sideOffset={6} aria-label={say('title')}>
          <Menu.Label className="haat-bell__title">{say('title')}</Menu.Label>
          {waiting.length === 0 && (
            <p className="haat-bell__quiet" role="status">
              {say(reading.failure && !reading.answer ? 'failed' : 'nothing')}
            </p>
          )}
          {waiting.map((what) => (
            <Menu.Item key={what} className="haat-menu__item haat-menu__row" asChild>
              <Link href={waitingAddress(what)} prefetch={false} preventDefault={false}>
                <span>{say(what)}</span>
                <span className="haat-nav__badge">{number(counts[what] ?? 0)}</span>
              </Link>
            </Menu.Item>
          ))}
          <Menu.Separator className="haat-menu__line" />
          {isOpen && <News unread={reading.answer?.unread ?? 0} onRead={reading.reload} />}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function News({ unread, onRead }: { unread: number; onRead: () => Promise<void> }) {
  const say = useText(waitingWords);
  const { answer, reload } = useCall(userNotification, { query: { offset: 0, limit: NEWS } }, { isQuiet: true });
  const { run } = useAction(userNotificationMarkAsRead);
  const readAll = async () => {
    if (!(await run({ body: {} }))) return;
    await Promise.all([reload(), onRead()]);
  };
  return (
    <>
      <Menu.Label className="haat-bell__title">{say('news')}</Menu.Label>
      {answer?.notification.length === 0 && <p className="haat-bell__quiet">{say('noNews')}</p>}
      {answer?.notification.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
      {unread > 0 && (
        <Menu.Item className="haat-menu__item" onSelect={() => void readAll()}>
          <CheckCheck size={15} aria-hidden />
          {say('readAll')}
        </Menu.Item>
      )}
      <Menu.Item className="haat-menu__item" asChild>
        <a href={`${shopPath}/notification`}>{say('all')}</a>
      </Menu.Item>
    </>
  );
}

/** Notices refer to pages of the panel as `/admin/…`, and to pages of the shop without the prefix. */
const addressOf = (link: string): string => {
  if (link === '/admin' || link.startsWith('/admin/')) return `${panelPath}${link.slice('/admin'.length)}`;
  return link.startsWith('/') ? `${shopPath}${link}` : `${shopPath}/notification`;
};

function Notice({ notice }: { notice: NotificationShape }) {
  const say = useText(waitingWords);
  const { moment } = useFormats();
  return (
    <Menu.Item className="haat-menu__item haat-bell__news" asChild>
      <a href={addressOf(notice.link)}>
        <span>
          {notice.user_read === 0 && <span className="haat-bell__dot" role="img" aria-label={say('unread')} />}
          {notice.message}
        </span>
        <span className="haat-table__quiet">{moment(notice.created_at)}</span>
      </a>
    </Menu.Item>
  );
}
