import { chooseOptions, isChosen } from '../../../../domain/cart/options';

const shirt = { option1: 'Red, Blue', option2: 'S,M' };
const plain = { option1: '', option2: null };

describe('the options of a cart line', () => {
  it('are accepted as the product spells them', () => {
    expect(chooseOptions(shirt, { variation1: ' blue ', variation2: 'S' })).toEqual({
      chosen: { variation1: 'Blue', variation2: 'S' },
      problems: {},
    });
    expect(chooseOptions(plain, { variation1: '', variation2: '' })).toEqual({
      chosen: { variation1: '', variation2: '' },
      problems: {},
    });
    expect(chooseOptions({}, { variation1: '', variation2: '  ' }).problems).toEqual({});
  });

  it('are all required, and each missing one is named', () => {
    expect(chooseOptions(shirt, { variation1: '', variation2: '' }).problems).toEqual({
      variation1: 'missing',
      variation2: 'missing',
    });
    expect(chooseOptions(shirt, { variation1: 'Red', variation2: ' ' }).problems).toEqual({ variation2: 'missing' });
    expect(chooseOptions({ option1: 'Red' }, { variation1: '', variation2: '' }).problems).toEqual({
      variation1: 'missing',
    });
  });

  it('must be offered by the product', () => {
    expect(chooseOptions(shirt, { variation1: 'Green', variation2: 'M' }).problems).toEqual({
      variation1: 'notOffered',
    });
    expect(chooseOptions(plain, { variation1: 'Red', variation2: '' }).problems).toEqual({ variation1: 'notOffered' });
  });

  it('say whether a line may be ordered', () => {
    expect(isChosen(shirt, { variation1: 'Red', variation2: 'M' })).toBe(true);
    expect(isChosen(shirt, { variation1: 'Red', variation2: '' })).toBe(false);
    expect(isChosen(plain, { variation1: 'Red', variation2: '' })).toBe(false);
  });
});
