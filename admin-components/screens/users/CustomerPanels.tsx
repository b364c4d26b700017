'use client';
/** An account as a customer: orders, money, addresses, returns, questions, and staff notes. */
import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { addCustomerNote, customerFile, notesOfCustomer, type CustomerFileShape } from '../../../contract/customers';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { customerWords } from '../../messages/customers';
import { screenAddress } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { PaymentBadge, ReturnBadge } from '../../shared/badges/StatusBadge';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { returnAddress } from '../../shared/returns/returnAddress';
import { StaffNotes } from '../../shared/page/StaffNotes';
import { useSubject } from '../questions/QuestionList';

export function CustomerPanels({ id }: { id: string | number }) {
  const { answer, failure, reload } = useCall(customerFile, { params: { id: String(id) } });
  if (!answer) return failure ? <ErrorState failure={failure} onRetry={() => void reload()} /> : <Spinner />;
  const { customer } = answer;
  return (
    <div className="haat-stack haat-gap">
      <Figures customer={customer} />
      <div className="haat-columns">
        <div className="haat-stack">
          <Orders id={id} customer={customer} />
          <Returns customer={customer} />
          <Questions customer={customer} />
          <Reviews customer={customer} />
        </div>
        <div className="haat-stack">
          <CustomerNotes id={id} />
          <Addresses customer={customer} />
          <Coupons customer={customer} />
        </div>
      </div>
    </div>
  );
}

type Part = { customer: CustomerFileShape };

function Figures({ customer }: Part) {
  const say = useText(customerWords);
  const { taka, number } = useFormats();
  const canceled = say('canceledOf', { count: customer.canceled, share: customer.canceled_share });
  const figures = [
    { name: say('spent'), value: taka(customer.spent) },
    { name: say('orders'), value: number(customer.order_count) },
    { name: say('packages'), value: number(customer.packages) },
    { name: say('canceled'), value: canceled },
    { name: say('returns'), value: number(customer.return_count) },
    { name: say('reviews'), value: number(customer.review_count) },
    { name: say('questions'), value: number(customer.question_count) },
  ];
  return (
    <Panel title={say('figures')}>
      <dl className="haat-sums">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type Line = { key: string | number; what: ReactNode; about: ReactNode };
type ListProps = { title: string; empty: string; lines: readonly Line[]; actions?: ReactNode };

/** A few lines, or why there are none. */
function Lines({ title, empty, lines, actions }: ListProps) {
  return (
    <Panel title={title} actions={actions}>
      {lines.length === 0 && <p className="haat-table__quiet">{empty}</p>}
      <ul className="haat-entries">
        {lines.map(({ key, what, about }) => (
          <li key={key}>
            <span>{what}</span>
            <span className="haat-row haat-table__quiet">{about}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="haat-link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}

function Orders({ id, customer }: Part & { id: string | number }) {
  const say = useText(customerWords);
  const { taka, moment } = useFormats();
  const all = `${screenAddress('all-order')}?customer=${encodeURIComponent(id)}`;
  return (
    <Lines
      title={say('lastOrders')}
      empty={say('noOrders')}
      actions={
        customer.order_count > 0 && (
          <LinkButton isSmall href={all}>
            {say('allOrders')}
          </LinkButton>
        )
      }
      lines={customer.orders.map((order) => ({
        key: order.id,
        what: <To href={screenAddress('admin-order-details', { id: order.id })}>#{order.id}</To>,
        about: (
          <>
            {moment(order.created_at)} <strong>{taka(order.total)}</strong> <PaymentBadge money={order.money} />
          </>
        ),
      }))}
    />
  );
}

function Returns({ customer }: Part) {
  const say = useText(customerWords);
  const { moment } = useFormats();
  return (
    <Lines
      title={say('returns')}
      empty={say('noReturns')}
      lines={customer.returns.map((row) => {
        return {
          key: row.id,
          what: <To href={returnAddress('returns-details', row)}>#{row.id}</To>,
          about: (
            <>
              {moment(row.created_at)} <ReturnBadge status={row.status} />
            </>
          ),
        };
      })}
    />
  );
}

function Questions({ customer }: Part) {
  const say = useText(customerWords);
  const { moment } = useFormats();
  const subjectOf = useSubject();
  return (
    <Lines
      title={say('questions')}
      empty={say('noQuestions')}
      lines={customer.questions.map((question) => ({
        key: question.id,
        what: <To href={screenAddress('question-details', { id: question.id })}>{subjectOf(question)}</To>,
        about: moment(question.last_at),
      }))}
    />
  );
}

function Reviews({ customer }: Part) {
  const say = useText(customerWords);
  const { moment, nameOf } = useFormats();
  const nameIn = (review: CustomerFileShape['reviews'][number]) =>
    nameOf({ name: review.product_name, name_bn: review.product_name_bn }) || say('productGone');
  return (
    <Lines
      title={say('reviews')}
      empty={say('noReviews')}
      lines={customer.reviews.map((review) => ({
        key: review.id,
        what: (
          <>
            <strong>{nameIn(review)}</strong>
            {review.details && <span className="haat-preview__words"> {review.details}</span>}
          </>
        ),
        about: `${say('stars', { star: review.star })} · ${moment(review.created_at)}`,
      }))}
    />
  );
}

function Addresses({ customer }: Part) {
  const say = useText(customerWords);
  return (
    <Lines
      title={say('addresses')}
      empty={say('noAddresses')}
      lines={customer.addresses.map((one) => ({
        key: one.id,
        what: one.address_line,
        about: one.is_default === 1 && <Badge tone="green">{say('usual')}</Badge>,
      }))}
    />
  );
}

function Coupons({ customer }: Part) {
  const say = useText(customerWords);
  const { taka, moment } = useFormats();
  return (
    <Lines
      title={say('coupons')}
      empty={say('noCoupons')}
      lines={customer.coupons.map((used) => ({
        key: used.id,
        what: used.code ? <code className="haat-code">{used.code}</code> : say('couponGone'),
        about: (
          <>
            {taka(used.amount)} · {moment(used.created_at)}
            {used.order_id !== null && (
              <To href={screenAddress('admin-order-details', { id: used.order_id })}>#{used.order_id}</To>
            )}
          </>
        ),
      }))}
    />
  );
}

function CustomerNotes({ id }: { id: string | number }) {
  const say = useText(customerWords);
  const params = { id: String(id) };
  const reading = useCall(notesOfCustomer, { params });
  const form = useFields({ text: '' });
  const { submit, isPending } = useSubmit(addCustomerNote, form);
  const send = () => submit({ params, values: form.values });
  return <StaffNotes hint={say('notesHint')} reading={reading} form={form} isPending={isPending} send={send} />;
}
