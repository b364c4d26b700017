/** A page tells the browser of its cards what they show. */
import { shortenCards } from '../../../../storefront/src/app/shortCards';

const card = (id: number) => ({
  id,
  name: 'Rice',
  price_from: 0,
  discount_percent: 5,
  description: 'Grown in Dinajpur.',
});

test('cards in lists lose their description, wherever the lists are', () => {
  const answer = { status: 200, general: [card(1)], sections: [{ title: 'New', product: [card(2), card(3)] }] };
  shortenCards(answer);
  const short = (id: number) => ({ ...card(id), description: '' });
  expect(answer).toEqual({
    status: 200,
    general: [short(1)],
    sections: [{ title: 'New', product: [short(2), short(3)] }],
  });
});

test('the product of a page, and what is no product, keep theirs', () => {
  const answer = () => ({
    product: { ...card(1), variants: [{ id: 4, description: 'Red' }] },
    category: [{ id: 2, description: 'All kinds of rice', image: null }],
  });
  const given = answer();
  shortenCards(given);
  expect(given).toEqual(answer());
});
