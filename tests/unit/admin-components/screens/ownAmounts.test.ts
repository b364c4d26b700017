import { ownAmountsOf } from '../../../../admin-components/screens/products/ownAmounts';

test('the product’s own prices are those of the cheapest combination, with its real original price', () => {
  const rows = [
    { selling_price: '500', original_price: '600' },
    { selling_price: '৪৫০', original_price: '৫২০' },
    { selling_price: '450', original_price: '530' },
  ];
  expect(ownAmountsOf(rows)).toEqual({ selling_price: '450', original_price: '520', qty: '0' });
});

test('what is missing or wrong is named at its combination alone', () => {
  expect(ownAmountsOf([{ selling_price: '', original_price: 'x' }])).toEqual({
    selling_price: '1',
    original_price: '1',
    qty: '0',
  });
  expect(ownAmountsOf([{ selling_price: '9', original_price: '3' }])).toMatchObject({ original_price: '9' });
});
