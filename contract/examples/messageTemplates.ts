import {
  allMessageTemplates,
  resetMessageTemplate,
  saveMessageTemplate,
  testMessageTemplate,
} from '../messageTemplates';
import { example } from './example';

const params = { name: 'order_placed_sms' } as const;
const words = {
  text: 'Haat: thank you! Order {number}, Tk {total}. {link}',
  text_bn: 'হাট: ধন্যবাদ! অর্ডার {number}, {total} টাকা। {link}',
};

export const messageTemplateExamples = [
  example(allMessageTemplates, 'admin'),
  example(resetMessageTemplate, 'admin', { params }),
  example(saveMessageTemplate, 'admin', { params, body: { ...words, is_on: 1 } }),
  example(testMessageTemplate, 'admin', { params, body: { ...words, language: 'bn' } }),
];
