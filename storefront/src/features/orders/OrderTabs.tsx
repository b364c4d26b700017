/** The shopper's packages in five tabs. */
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { myOrder } from '../../../../contract/account';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { AnswerTable } from '../../shopping/AnswerTable';
import { usePageInAddress } from '../../shopping/usePageInAddress';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import type { ListedPackage } from './answers';
import { orderMessages } from './messages';
import { moneyTone, useMoney } from './payment';
import { NextSteps, Steps } from './NextSteps';
import { PackageProducts } from './PackageProducts';
import { statusTone, useStatusName } from './status';

const tabs = ['new', 'to_ship', 'to_receive', 'done', 'cancel'] as const;
const pageSize = 20;

type TableProps = { packages: readonly ListedPackage[]; name: string; page: number; onPage: (page: number) => void };

function PackageTable({ packages, name, page, onPage }: TableProps) {
  const say = useText(orderMessages);
  const statusName = useStatusName();
  const { digits, day, moment, taka } = useFormats();
  const { stateName } = useMoney();
  if (packages.length === 0) {
    return (
      <EmptyState title={say('empty')} text={say('emptyText')}>
        <ButtonLink kind="quiet" to={paths.home}>
          {say('browse')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const first = Math.min(page, Math.ceil(packages.length / pageSize) - 1) * pageSize;
  return (
    <>
      <AnswerTable
        caption={name}
        rows={packages.slice(first, first + pageSize)}
        keyOf={({ tracking_id: id }) => id}
        columns={[
          { name: say('number'), show: (_, place) => digits(first + place + 1) },
          { name: say('products'), show: (one) => <PackageProducts one={one} /> },
          { name: say('tracking'), show: (one) => <AsWritten>{one.tracking_id}</AsWritten> },
          { name: say('order'), show: (one) => one.order_id },
          { name: say('date'), show: (one) => day(one.created_at) },
          { name: say('lastUpdate'), show: (one) => moment(one.updated_at) },
          {
            name: say('payment'),
            show: (one) => (
              <span>
                {taka(one.total)}{' '}
                <Badge $tone={moneyTone(one.money)} style={{ whiteSpace: 'normal' }}>
                  {stateName(one.money)}
                </Badge>
              </span>
            ),
          },
          {
            name: say('status'),
            show: (one) => (
              <Badge $tone={statusTone(one.status)} style={{ whiteSpace: 'normal' }}>
                {statusName(one.status)}
              </Badge>
            ),
          },
          {
            name: say('details'),
            show: (one) => (
              <Steps>
                <NextSteps one={one} />
                <ButtonLink
                  kind="quiet"
                  size="small"
                  to={paths.accountOrderDetails(one.tracking_id)}
                  aria-label={say('detailsOf', { tracking: one.tracking_id })}
                >
                  {say('details')}
                </ButtonLink>
              </Steps>
            ),
          },
        ]}
      />
      <Pagination total={packages.length} pageSize={pageSize} page={first / pageSize} onChange={onPage} />
    </>
  );
}

export function OrderTabs() {
  const say = useText(orderMessages);
  const { digits } = useFormats();
  const { answer } = useCall(myOrder, {});
  const { tab, page, setTab, setPage } = usePageInAddress(tabs);
  if (!answer) return <RowsSkeleton />;
  const lists = {
    new: answer.new_package,
    to_ship: answer.to_ship_package,
    to_receive: answer.to_receive_package,
    done: answer.done_package,
    cancel: answer.cancel_package,
  };
  return (
    <Tabs
      label={say('tabs')}
      value={tab}
      onChange={(value) => setTab(value as typeof tab)}
      items={tabs.map((name) => ({
        value: name,
        label: say('tabCount', { name: say(name), count: digits(lists[name].length) }),
        content: (
          <PackageTable packages={lists[name]} name={say(name)} page={name === tab ? page : 0} onPage={setPage} />
        ),
      }))}
    />
  );
}
