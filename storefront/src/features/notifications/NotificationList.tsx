/** Notices, newest first: an icon for the kind, bold while unread. */
import { Bell, Check, CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import type { notificationShape } from '../../../../contract/notifications';
import { basePath } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { notificationMessages } from './messages';

export type NoticeData = z.output<typeof notificationShape>;

const List = styled.ul`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
`;
const Item = styled.li<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: 14px;
  border-bottom: 1px solid var(--line);
  background: ${({ $unread }) => ($unread ? 'var(--leaf-soft)' : 'transparent')};
  &:last-child {
    border-bottom: 0;
  }
  p {
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  a {
    font-weight: 600;
  }
`;
const Icon = styled.span<{ $tone: string }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone})`};
`;

const looks = {
  1: { tone: 'leaf', icon: Bell },
  2: { tone: 'info', icon: Info },
  3: { tone: 'good', icon: CircleCheck },
  4: { tone: 'warn', icon: TriangleAlert },
  5: { tone: 'danger', icon: CircleX },
} as const;

const below = (link: string) => link.slice(basePath.length);

/** A notice leads into the shop, into the panel (another application), or nowhere. */
function NoticeLink({ link }: { link: string }) {
  const say = useText(notificationMessages);
  if (link === '') return null;
  if (link.startsWith(`${basePath}/admin`) || link.startsWith('/admin')) {
    return <a href={link.startsWith(basePath) ? link : `${basePath}${link}`}>{say('open')}</a>;
  }
  return <Link to={link.startsWith(`${basePath}/`) ? below(link) : link}>{say('open')}</Link>;
}

type NotificationListProps = { notices: readonly NoticeData[]; onRead: (notice: NoticeData) => void };

export function NotificationList({ notices, onRead }: NotificationListProps) {
  const say = useText(notificationMessages);
  const { moment } = useFormats();
  return (
    <List>
      {notices.map((notice) => {
        const { tone, icon: Kind } = looks[notice.type];
        const isUnread = notice.user_read === 0;
        return (
          <Item key={notice.id} $unread={isUnread}>
            <Icon $tone={tone}>
              <Kind size={22} role="img" aria-label={say(`${notice.type}`)} />
            </Icon>
            <div>
              <p>
                {isUnread && <VisuallyHidden>{say('unread')}: </VisuallyHidden>}
                {notice.message}
              </p>
              <small>
                <time dateTime={notice.created_at}>{moment(notice.created_at)}</time>
                <NoticeLink link={notice.link} />
              </small>
            </div>
            {isUnread ? (
              <IconButton name={say('markOne')} icon={<Check size={20} />} onClick={() => onRead(notice)} />
            ) : (
              <span />
            )}
          </Item>
        );
      })}
    </List>
  );
}
