import * as contract from '../contract/rejections';
import { answerProductRejection, answerRejection, answerReturnRejection } from '../services/rejections/answerRejection';
import { listAnswers, type WaitingAnswer } from '../services/rejections/listAnswers';
import { settleAnswer } from '../services/rejections/decideAnswer';
import { refId } from '../services/relations';
import { returnName } from '../services/returns/returnTexts';
import { implement, type Implementation } from './implement';
import { presentReviewNote } from './present/product';

type About = Pick<contract.WaitingAnswerShape, 'about' | 'record' | 'returned'>;

function aboutWhat({ note, product, applicant, returned }: WaitingAnswer): About {
  if (note.return) {
    const name = returned && returnName(returned.id);
    return {
      about: 'return',
      record: returned && name && { id: returned.id, name: name.en, name_bn: name.bn },
      returned: returned && {
        product_id: refId(returned.product),
        order_id: returned.order_number,
        tracking_id: returned.tracking_id,
      },
    };
  }
  if (note.product) {
    const record = product && { id: product.id, name: product.name, name_bn: product.name_bn };
    return { about: 'product', record, returned: null };
  }
  const record = applicant && { id: applicant.id, name: applicant.name, name_bn: applicant.name };
  return { about: 'application', record, returned: null };
}

const presentAnswer = (answer: WaitingAnswer): contract.WaitingAnswerShape => ({
  id: answer.note.id,
  ...aboutWhat(answer),
  text: answer.note.text ?? '',
  by_name: answer.note.by_name ?? '',
  review: answer.thread.map((each) => presentReviewNote(each, true)),
  created_at: answer.note.createdAt,
});

export const rejectionEndpoints: Implementation[] = [
  implement(contract.answerProductRejection, async (ctx, { params, body }) => ({
    status: 200,
    message: 'rejectionAnswered',
    review: (await answerProductRejection(ctx, params.id, body.text)).map((note) => presentReviewNote(note, false)),
  })),
  implement(contract.answerRejection, async (ctx, { body }) => ({
    status: 200,
    message: 'rejectionAnswered',
    review: (await answerRejection(ctx, body.text)).map((note) => presentReviewNote(note, false)),
  })),
  implement(contract.answerReturnRejection, async (ctx, { params, body }) => ({
    status: 200,
    message: 'rejectionAnswered',
    review: (await answerReturnRejection(ctx, params.id, body.text)).map((note) => presentReviewNote(note, false)),
  })),
  implement(contract.waitingAnswers, async (ctx, { query }) => {
    const { docs, total } = await listAnswers(ctx, query);
    return { status: 200, answers: docs.map(presentAnswer), totalcount: total };
  }),
  implement(contract.settleWaitingAnswer, async (ctx, { params, body }) => {
    await settleAnswer(ctx, params.id, body.text ?? '');
    return { status: 200, message: body.text ? 'rejectionReplied' : 'rejectionSettled' };
  }),
];
