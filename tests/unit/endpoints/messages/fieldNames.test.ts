import { routes } from '../../../../contract/index';
import { fieldName } from '../../../../endpoints/messages/fieldNames';

const fields = new Set(
  routes.flatMap((route) => [
    ...Object.keys(route.body?.shape ?? {}),
    ...Object.keys(route.query?.shape ?? {}),
    ...Object.keys(route.files ?? {}),
  ]),
);

test('every field of every call has a readable name', () => {
  const odd = [...fields]
    .map((field) => [field, fieldName(field)])
    .filter(([, name]) => /_|\bcat\b| id$|descrip$|[a-z]\d/.test(name!) && name !== 'tracking id');
  expect(odd).toEqual([]);
});

test('parts of the catalogue have their proper names', () => {
  expect(fieldName('sub_cat_id')).toBe('sub category');
  expect(fieldName('main_cat_id')).toBe('category');
  expect(fieldName('image3')).toBe('picture 3');
  expect(fieldName('image3_upload')).toBe('picture 3');
  expect(fieldName('business_district')).toBe('business district');
});
