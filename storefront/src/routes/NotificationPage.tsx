/** The shopper's notices. */
import { BellOff, CheckCheck, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  userNotification,
  userNotificationClearAll,
  userNotificationMarkAsRead,
} from '../../../contract/notifications';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useSignedInOnly } from '../app/session/useGuards';
import { setCount, storedCount } from '../app/session/counts';
import { Banner } from '../features/catalogue/Banner';
import { notificationMessages } from '../features/notifications/messages';
import { NotificationList, type NoticeData } from '../features/notifications/NotificationList';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { Button, ButtonLink } from '../ui/Button';
import { Row } from '../ui/Card';
import { confirm } from '../ui/dialog';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { Pagination } from '../ui/Pagination';
import { RowsSkeleton } from '../ui/Skeleton';
import { showToast } from '../ui/toast';

const pageSize = 20;

/** The notices of one page and their actions; the screen changes first, the server follows. */
function useNotices(page: number) {
  const isSignedIn = useSignedInOnly(paths.login, 'loginForNotification');
  const say = useText(notificationMessages);
  const sayShared = useText(sharedMessages);
  const query = { offset: page * pageSize, limit: pageSize };
  const list = useCall(userNotification, isSignedIn ? { query } : null, { keepPrevious: true });
  const mark = useSend(userNotificationMarkAsRead);
  const clear = useSend(userNotificationClearAll);

  const markAsRead = async (notice?: NoticeData) => {
    list.show((answer) => ({
      ...answer,
      notification: answer.notification.map((one) =>
        !notice || one.id === notice.id ? { ...one, user_read: 1 as const } : one,
      ),
    }));
    // The bell counts the unread notices of all pages, not only of this one.
    const before = storedCount('notification_count');
    setCount('notification_count', notice ? before - 1 : 0);
    const result = await mark.send({ body: notice ? { id: notice.id } : {} });
    if (!result.ok) {
      setCount('notification_count', before);
      showToast('error', result.message || sayShared('somethingWrong'));
      await list.reload();
    }
  };

  const clearAll = async () => {
    if (!(await confirm({ title: say('clearTitle'), text: say('clearAsk'), isDangerous: true }))) return;
    const result = await clear.send({});
    if (result.ok) {
      setCount('notification_count', 0);
      if (result.answer.message) showToast('success', result.answer.message);
    } else showToast('error', result.message || sayShared('somethingWrong'));
    await list.reload();
  };
  return { list, markAsRead, clearAll, isClearing: clear.isPending };
}

export function Page() {
  const say = useText(notificationMessages);
  const [page, setPage] = useState(0);
  const { list, markAsRead, clearAll, isClearing } = useNotices(page);
  useHead({ title: say('title'), isPrivate: true });
  const { answer } = list;
  const isEmpty = answer?.totalcount === 0;
  return (
    <>
      <PageHeading title={say('heading')}>
        <Row $gap={8}>
          <Button
            kind="quiet"
            size="small"
            icon={<RefreshCw size={16} aria-hidden="true" />}
            isBusy={list.isRefreshing && answer !== undefined}
            onClick={() => void list.reload()}
          >
            {say('refresh')}
          </Button>
          {answer && !isEmpty && (
            <>
              <Button
                kind="quiet"
                size="small"
                icon={<CheckCheck size={16} aria-hidden="true" />}
                onClick={() => void markAsRead()}
              >
                {say('markAll')}
              </Button>
              <Button
                kind="danger"
                size="small"
                isBusy={isClearing}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => void clearAll()}
              >
                {say('clearAll')}
              </Button>
            </>
          )}
        </Row>
      </PageHeading>
      <Banner slot="banner5" />
      {!answer && <RowsSkeleton rows={5} />}
      {isEmpty && (
        <EmptyState icon={<BellOff size={38} strokeWidth={1.5} />} title={say('empty')} text={say('emptyText')}>
          <ButtonLink to={paths.home}>{say('shop')}</ButtonLink>
        </EmptyState>
      )}
      {answer && !isEmpty && (
        <NotificationList notices={answer.notification} onRead={(notice) => void markAsRead(notice)} />
      )}
      <Pagination total={answer?.totalcount ?? 0} pageSize={pageSize} page={page} onChange={setPage} />
    </>
  );
}
