import {
  adminQuestions,
  askQuestion,
  closeQuestion,
  getQuestion,
  myQuestions,
  questionPicture,
  replyQuestion,
  vendorQuestions,
} from '../questions';
import { answered, example, found } from './example';

const question = { id: answered(askQuestion, 'question_id') };
const firstPage = { offset: 0, limit: 20 };

export const questionExamples = [
  example(askQuestion, 'customer', {
    body: {
      product_id: found('order-lines', 'tracking_id', 'HTDEMO001221', 'product'),
      text: 'Does the colour stay after washing?',
    },
    files: ['image1'],
  }),
  example(vendorQuestions, 'vendor.fashion', { query: { ...firstPage, list: 'unread' } }),
  example(replyQuestion, 'vendor.fashion', {
    params: question,
    body: { text: 'Yes, wash it in cold water.' },
  }),
  example(myQuestions, 'customer', { query: firstPage }),
  example(getQuestion, 'customer', { params: question, query: firstPage }),
  example(questionPicture, 'customer', {
    params: { messageId: answered(getQuestion, 'messages.0.id'), which: 'image1' },
    query: { size: 'card' },
  }),
  example(adminQuestions, 'admin', { query: { ...firstPage, list: 'open' } }),
  example(closeQuestion, 'customer', { params: question }),
];
