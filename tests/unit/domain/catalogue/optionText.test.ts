import { optionText } from '../../../../domain/catalogue/optionText';

test('options are named in the reader’s language, and unknown ones stay as they are', () => {
  expect(optionText(['Red', 'XL'], 'en')).toBe('Red · XL');
  expect(optionText(['Red', 'XL'], 'bn')).toBe('লাল · এক্সএল');
  expect(optionText(['', 'Hand-made'], 'bn')).toBe('Hand-made');
  expect(optionText(['', ''], 'en')).toBe('');
});
