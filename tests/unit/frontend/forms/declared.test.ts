import { addressFields } from '../../../../domain/addresses/fields';
import { vendorForm } from '../../../../domain/vendors/fields';
import { blankTexts, missingIn } from '../../../../frontend/forms/declared';

test('an application lacks all that its form requires, also what a stored record may lack', () => {
  const missing = missingIn(vendorForm, blankTexts(vendorForm));
  expect(missing).toEqual(expect.arrayContaining(['name', 'nid', 'thana', 'postcode', 'business_thana']));
  expect(missing).not.toContain('bin');
});

test('blanks fill nothing in', () => {
  const blank = blankTexts(addressFields);
  const missing = missingIn(addressFields, blank);
  expect(missing).toContain('name');
  expect(missingIn(addressFields, { ...blank, name: '  ' })).toEqual(missing);
  expect(missingIn(addressFields, { ...blank, name: 'Rahima' })).toEqual(missing.filter((name) => name !== 'name'));
});
