/** The numbers on cart and bell when the server's answer is older than what the shopper has just done. */
import { act } from 'react';
import { moveCount, noteCountChange } from '../../../../../storefront/src/app/session/counts';
import { readStored, writeStored } from '../../../../../storefront/src/app/session/storage';
import { useFreshCounts } from '../../../../../storefront/src/app/session/useFreshCounts';
import { draw } from '../../support/draw';

function Counts() {
  useFreshCounts();
  return null;
}

/** Each question for the counts waits until the test answers it. */
async function badges() {
  const asked: ((cart: number) => void)[] = [];
  writeStored({ auth_token: 'token', cart_count: null, notification_count: null });
  await draw(
    <Counts />,
    () =>
      new Promise<object>((resolve) =>
        asked.push((cart) => resolve({ status: 200, cart_count: cart, notification_count: 2 })),
      ),
  );
  return {
    asked,
    answer: (at: number, cart: number) =>
      act(async () => {
        asked[at]!(cart);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
  };
}

test('the counts are those of the server', async () => {
  const { asked, answer } = await badges();
  await answer(0, 3);
  expect(readStored('cart_count')).toBe('3');
  expect(readStored('notification_count')).toBe('2');
  expect(asked).toHaveLength(1);
});

test('an answer asked for before the press does not take it off the badge; the server is asked again', async () => {
  const { asked, answer } = await badges();
  moveCount('cart_count', 1);
  await answer(0, 0);
  expect(readStored('cart_count')).toBe('1');
  expect(asked).toHaveLength(2);
  await answer(1, 1);
  expect(readStored('cart_count')).toBe('1');
  expect(readStored('notification_count')).toBe('2');
  expect(asked).toHaveLength(2);
});

test('nor does one asked for while the product was still on its way', async () => {
  const { asked, answer } = await badges();
  moveCount('cart_count', 1);
  await answer(0, 0);
  noteCountChange();
  await answer(1, 5);
  expect(readStored('cart_count')).toBe('1');
  await answer(2, 1);
  expect(readStored('cart_count')).toBe('1');
  expect(asked).toHaveLength(3);
});
