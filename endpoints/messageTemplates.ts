import * as contract from '../contract/messageTemplates';
import { listTemplates } from '../services/messageTemplates/listTemplates';
import { resetTemplate, saveTemplate } from '../services/messageTemplates/saveTemplate';
import { testTemplate } from '../services/messageTemplates/testTemplate';
import { implement, type Implementation } from './implement';
import { presentMessageTemplate as present } from './present/messageTemplate';

export const messageTemplateEndpoints: Implementation[] = [
  implement(contract.allMessageTemplates, async (ctx) => ({
    status: 200,
    templates: (await listTemplates(ctx)).map(present),
  })),
  implement(contract.saveMessageTemplate, async (ctx, { params, body: { is_on, ...words } }) => ({
    status: 200,
    message: 'templateSaved',
    template: present(await saveTemplate(ctx, params.name, { ...words, isOn: is_on === 1 })),
  })),
  implement(contract.resetMessageTemplate, async (ctx, { params }) => ({
    status: 200,
    message: 'templateReset',
    template: present(await resetTemplate(ctx, params.name)),
  })),
  implement(contract.testMessageTemplate, async (ctx, { params, body }) => ({
    status: 200,
    message: 'testSent',
    to: await testTemplate(ctx, params.name, body),
  })),
];
