import { broadcastCost } from '../../../../domain/sms/cost';

describe('what a text to many costs', () => {
  it.each([
    ['', 10, 35, 0, 0],
    ['Hello', 10, 35, 1, 350],
    ['a'.repeat(161), 10, 35, 2, 700],
    ['ক'.repeat(70), 3, 40, 1, 120],
    ['ক'.repeat(71), 3, 40, 2, 240],
    ['Hello', 0, 35, 1, 0],
    ['Hello', 10, 0, 1, 0],
  ])('%p to %p people at %p paisa', (text, recipients, price, parts, cost) =>
    expect(broadcastCost(text, recipients, price)).toEqual({ parts, cost_paisa: cost }),
  );
});
