import type { QuestionMessageShape, QuestionShape } from '../../contract/questions';
import type { QuestionViewer } from '../../domain/questions/rules';
import type { QuestionMessage } from '../../payload-types';
import type { QuestionWithSubjects } from '../../services/questions/findQuestion';
import { filled } from '../../services/relations';
import { flag } from './flags';
import { ownPicturePath, shownAt } from './picture';

/** A conversation as one side, or an admin, sees it. */
export function presentQuestion(question: QuestionWithSubjects, viewer: QuestionViewer): QuestionShape {
  const product = filled(question.product);
  return {
    id: question.id,
    product: product && {
      id: product.id,
      name: product.name,
      name_bn: product.name_bn,
      slug: product.slug,
      thumbnail: shownAt(product.thumbnail),
    },
    tracking_id: question.tracking_id ?? '',
    customer_name: filled(question.customer)?.name ?? '',
    shop_name: filled(question.vendor)?.business_name ?? '',
    shop_name_bn: question.shop?.name_bn ?? '',
    closed: flag(question.closed),
    last_text: question.last_text ?? '',
    last_by: question.last_by_vendor === 1 ? 'vendor' : 'customer',
    last_at: question.last_at,
    unread: viewer === 'customer' ? question.customer_unread : question.vendor_unread,
    created_at: question.createdAt,
  };
}

/** A message; its pictures are calls that check the caller. */
export function presentQuestionMessage(message: QuestionMessage): QuestionMessageShape {
  const shown = (which: 'image1' | 'image2' | 'image3') =>
    ownPicturePath(message[which], `/api/question-picture/${message.id}/${which}`);
  return {
    id: message.id,
    by: message.by_vendor === 1 ? 'vendor' : 'customer',
    text: message.text,
    image1: shown('image1'),
    image2: shown('image2'),
    image3: shown('image3'),
    created_at: message.createdAt,
  };
}
