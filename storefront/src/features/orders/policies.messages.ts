import { defineMessages } from '../../../../frontend/messages/messages';

export const policiesMessages = defineMessages({
  under: { en: 'In force when you ordered', bn: 'অর্ডারের সময় কার্যকর ছিল' },
  policy: { en: '{name} of {day}', bn: '{day} তারিখের {name}' },
});
