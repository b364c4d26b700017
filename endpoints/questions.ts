import * as contract from '../contract/questions';
import { mayClose, mayWrite } from '../domain/questions/rules';
import { askQuestion } from '../services/questions/askQuestion';
import { closeQuestion } from '../services/questions/closeQuestion';
import { listOwnQuestions, listQuestions, listVendorQuestions } from '../services/questions/listQuestions';
import { openQuestionPicture } from '../services/questions/openQuestionPicture';
import { readQuestion } from '../services/questions/readQuestion';
import { replyQuestion } from '../services/questions/replyQuestion';
import { implement, type Implementation } from './implement';
import { presentQuestion, presentQuestionMessage } from './present/question';

export const questionEndpoints: Implementation[] = [
  implement(contract.askQuestion, async (ctx, { body, files }) => ({
    status: 200,
    message: 'questionSent',
    question_id: await askQuestion(ctx, body, files),
  })),
  implement(contract.replyQuestion, async (ctx, { params, body, files }) => {
    await replyQuestion(ctx, params.id, body.text, files);
    return { status: 200, message: 'messageSent' };
  }),
  implement(contract.closeQuestion, async (ctx, { params }) => {
    await closeQuestion(ctx, params.id);
    return { status: 200, message: 'questionClosed' };
  }),
  implement(contract.myQuestions, async (ctx, { query }) => {
    const { docs, total } = await listOwnQuestions(ctx, query);
    return { status: 200, questions: docs.map((each) => presentQuestion(each, 'customer')), totalcount: total };
  }),
  implement(contract.vendorQuestions, async (ctx, { query }) => {
    const { docs, total } = await listVendorQuestions(ctx, query);
    return { status: 200, questions: docs.map((each) => presentQuestion(each, 'vendor')), totalcount: total };
  }),
  implement(contract.adminQuestions, async (ctx, { query }) => {
    const { docs, total } = await listQuestions(ctx, query);
    return { status: 200, questions: docs.map((each) => presentQuestion(each, 'admin')), totalcount: total };
  }),
  implement(contract.getQuestion, async (ctx, { params, query }) => {
    const { question, viewer, standing, messages, total } = await readQuestion(ctx, params.id, query);
    return {
      status: 200,
      question: presentQuestion(question, viewer),
      messages: messages.map(presentQuestionMessage),
      totalcount: total,
      viewer,
      may_write: mayWrite(viewer, standing) ? 1 : 0,
      may_close: mayClose(viewer, standing) ? 1 : 0,
    };
  }),
  implement(contract.questionPicture, async (ctx, { params, query }) => ({
    status: 200,
    file: await openQuestionPicture(ctx, params.messageId, params.which, query.size),
  })),
];
