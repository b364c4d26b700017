/** The shopper's conversations with shops, latest message first. */
import { MessageCircleQuestionMark, Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { myQuestions, type QuestionShape } from '../../../../contract/questions';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { usePageInAddress } from '../../shopping/usePageInAddress';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { Picture } from '../../ui/Picture';
import { RowList } from '../../ui/RowList';
import { RowsSkeleton } from '../../ui/Skeleton';
import { questionListMessages } from './messages';

const pageSize = 20;
const oneTab = ['all'] as const;

const Row = styled(Link)<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: 12px 14px;
  background: ${({ $unread }) => ($unread ? 'var(--leaf-soft)' : 'transparent')};
  color: var(--ink);
  text-decoration: none;
  &:hover b {
    color: var(--leaf);
  }
  b,
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    color: var(--ink-2);
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  }
  small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;
const Ground = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius);
  background: var(--sunk);
  color: var(--leaf);
`;
const Words = styled.span`
  display: grid;
  min-width: 0;
`;
const Marks = styled.span`
  display: grid;
  justify-items: end;
  gap: 4px;
`;

/** The subject of a conversation, in words. */
export function useSubject(): (question: QuestionShape) => string {
  const say = useText(questionListMessages);
  const { nameOf } = useFormats();
  return ({ product, tracking_id }) =>
    product ? nameOf(product) : tracking_id ? say('package', { tracking: tracking_id }) : say('gone');
}

/** The name of the shop in the conversation. */
export function useShopOf(): (question: QuestionShape) => string {
  const { nameOf } = useFormats();
  return ({ shop_name, shop_name_bn }) => nameOf({ name: shop_name, name_bn: shop_name_bn });
}

export function SubjectPicture({ question }: { question: QuestionShape }) {
  const src = question.product?.thumbnail;
  if (src) return <Picture src={src} alt="" width={112} height={112} sizes="56px" radius="var(--radius)" />;
  return (
    <Ground aria-hidden="true">
      <Package size={26} strokeWidth={1.6} />
    </Ground>
  );
}

export function QuestionList() {
  const say = useText(questionListMessages);
  const { digits, moment } = useFormats();
  const shopOf = useShopOf();
  const subjectOf = useSubject();
  const { page, setPage } = usePageInAddress(oneTab);
  const { answer } = useCall(
    myQuestions,
    { query: { offset: page * pageSize, limit: pageSize } },
    { keepPrevious: true },
  );
  if (!answer) return <RowsSkeleton />;
  if (answer.totalcount === 0) {
    return (
      <EmptyState
        title={say('empty')}
        text={say('emptyText')}
        icon={<MessageCircleQuestionMark size={40} strokeWidth={1.5} />}
      >
        <ButtonLink kind="quiet" to={paths.home}>
          {say('browse')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <RowList aria-label={say('list')}>
        {answer.questions.map((question) => (
          <li key={question.id}>
            <Row to={paths.accountQuestion(question.id)} $unread={question.unread > 0}>
              <SubjectPicture question={question} />
              <Words>
                <b>
                  <AsWritten>{subjectOf(question)}</AsWritten>
                </b>
                <small>
                  <AsWritten>{shopOf(question)}</AsWritten> ·{' '}
                  <time dateTime={question.last_at}>{moment(question.last_at)}</time>
                </small>
                <p>
                  {question.last_by === 'customer' && `${say('you')}: `}
                  <AsWritten>{question.last_text}</AsWritten>
                </p>
              </Words>
              <Marks>
                {question.unread > 0 && <Badge $tone="leaf">{say('unread', { count: digits(question.unread) })}</Badge>}
                {question.closed === 1 && <Badge $tone="slate">{say('closed')}</Badge>}
              </Marks>
            </Row>
          </li>
        ))}
      </RowList>
      <Pagination total={answer.totalcount} pageSize={pageSize} page={page} onChange={setPage} />
    </>
  );
}
