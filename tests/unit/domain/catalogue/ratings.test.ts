import { averageStars } from '../../../../domain/catalogue/ratings';

describe('stars', () => {
  it.each([
    [0, 0, 0],
    [5, 1, 5],
    [7, 2, 3.5],
    [10, 3, 3.3],
    [1, 1, 1],
    [14, 3, 4.7],
  ])('of sum %i over %i reviews are %i', (sum, count, stars) => expect(averageStars(sum, count)).toBe(stars));
});
