import type { ReviewNoteKind } from '../../../../domain/products/changes';
import { checkAnswer, mayAnswer, mostAnswers, waitsForShop } from '../../../../domain/rejections/answers';

const by = (kind: ReviewNoteKind, by_shop: 0 | 1) => ({ kind, by_shop });
const rejected = by('rejected', 1);
const answer = by('answered', 0);

describe('answers to a rejection', () => {
  it('are open while the last thing that happened is a rejection', () => {
    expect(mayAnswer([])).toBe(false);
    expect(mayAnswer([rejected])).toBe(true);
    expect(mayAnswer([rejected, answer, by('answered', 1)])).toBe(true);
    expect(mayAnswer([by('sentAgain', 0), by('changeRejected', 1), answer])).toBe(true);
    expect(mayAnswer([rejected, answer, by('sentAgain', 0)])).toBe(false);
    expect(mayAnswer([rejected, by('approved', 1)])).toBe(false);
    expect(mayAnswer([rejected, answer, by('reopened', 1)])).toBe(false);
    expect(mayAnswer([rejected, by('reopened', 1), rejected])).toBe(true);
  });

  it('are bounded until the shop says something', () => {
    const many = Array.from({ length: mostAnswers }, () => answer);
    expect(mayAnswer([rejected, ...many.slice(1)])).toBe(true);
    expect(mayAnswer([rejected, ...many])).toBe(false);
    expect(mayAnswer([rejected, ...many, by('answered', 1)])).toBe(true);
  });

  it('name why they are refused: nothing is rejected, or the shop has to say something first', () => {
    const many = Array.from({ length: mostAnswers }, () => answer);
    expect(() => checkAnswer([rejected, answer])).not.toThrow();
    expect(() => checkAnswer([])).toThrow('refused');
    expect(() => checkAnswer([rejected, ...many, by('reopened', 1)])).toThrow('refused');
    expect(() => checkAnswer([rejected, ...many])).toThrow('answersFull');
    expect([waitsForShop([]), waitsForShop([rejected, answer]), waitsForShop([rejected, ...many])]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
