import { exampleValues, fillMessage, messageProblem } from '../../../../domain/messages/fill';
import { messageNames, messageTemplate } from '../../../../domain/messages/templates';

test('values take the place of their names, and a value is not filled again', () => {
  expect(fillMessage('Order {number}: {total}, {number}', { number: '7', total: '{number}' })).toBe(
    'Order 7: {number}, 7',
  );
});

test('a name without a value stays readable', () => {
  expect(fillMessage('{toString} {nothing}', {})).toBe('{toString} {nothing}');
});

test('a placeholder that does not exist and a missing one that is needed are named', () => {
  const { placeholders } = messageTemplate('order_placed_sms');
  expect(messageProblem('Order {number} {nubmer}', placeholders)).toEqual({
    code: 'unknownPlaceholder',
    params: { name: '{nubmer}' },
  });
  expect(messageProblem('Order {}', placeholders)).toEqual({ code: 'unknownPlaceholder', params: { name: '{}' } });
  expect(messageProblem('Your order', placeholders)).toEqual({
    code: 'missingPlaceholder',
    params: { name: '{number}' },
  });
  expect(messageProblem('Your order', placeholders, { mayLack: true })).toBeNull();
  expect(messageProblem('Order {number}', placeholders)).toBeNull();
});

test.each(messageNames)('the own words of %s may be saved, and a preview leaves nothing to fill', (name) => {
  const { placeholders, text, subject } = messageTemplate(name);
  for (const language of ['en', 'bn'] as const) {
    expect(messageProblem(text[language], placeholders)).toBeNull();
    expect(messageProblem(subject?.[language] ?? '', placeholders, { mayLack: true })).toBeNull();
    expect(fillMessage(text[language], exampleValues(placeholders, language))).not.toMatch(/[{}]/);
  }
});
