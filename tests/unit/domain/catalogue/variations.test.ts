import {
  findOption,
  isVariationType,
  joinOptions,
  optionLabel,
  parseOptions,
  unknownOptions,
  variationLabels,
  variationOptions,
  variationTypes,
} from '../../../../domain/catalogue/variations';

const values = (type: (typeof variationTypes)[number]) => variationOptions[type].map((option) => option.value);

describe('the option lists', () => {
  it('are those of Size, Color, Weight and Height', () => {
    expect(Object.keys(variationOptions)).toEqual([...variationTypes]);
    expect(Object.keys(variationLabels)).toEqual([...variationTypes]);
  });

  it('have exactly 34 colours', () => expect(values('Color')).toHaveLength(34));

  it('have sizes from S to XXXL and from 10 to 50', () => {
    expect(values('Size').slice(0, 6)).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
    expect(values('Size')).toEqual(expect.arrayContaining(['Small', 'Medium', 'Large', 'Extra Large', 'Free Size']));
    expect(values('Size').slice(-41)).toEqual(Array.from({ length: 41 }, (_, index) => String(index + 10)));
  });

  it('have weights and heights in every unit', () => {
    for (const unit of ['gm', 'Kg', 'ml', 'Lit'])
      expect(values('Weight').some((value) => value.endsWith(` ${unit}`))).toBe(true);
    for (const unit of ['Inch', 'Feet', 'Yard', 'Meter', 'CM']) {
      expect(values('Height').some((value) => value.endsWith(` ${unit}`))).toBe(true);
    }
  });

  it.each([...variationTypes])('name every %s in both languages, once, without a comma', (type) => {
    const options = variationOptions[type];
    expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
    expect(new Set(options.map((option) => option.label_bn)).size).toBe(options.length);
    for (const option of options) {
      expect(option.value).not.toContain(',');
      expect(option.label_en).toBe(option.value);
      expect(option.label_bn).toMatch(/^[\u0980-\u09ff. -]+$/);
    }
  });
});

describe('options stored with a product', () => {
  it('are read from text joined by commas', () => {
    expect(parseOptions('Red, Blue,,Red ')).toEqual(['Red', 'Blue']);
    expect(parseOptions('')).toEqual([]);
    expect(parseOptions(null)).toEqual([]);
    expect(joinOptions(['Red', ' Blue', 'Red'])).toBe('Red,Blue');
  });

  it('are checked against the list', () => {
    expect(unknownOptions('Color', ['Red', 'Ultraviolet'])).toEqual(['Ultraviolet']);
    expect(findOption('Color', 'লাল')?.value).toBe('Red');
    expect(findOption('Size', 'xl')?.value).toBe('XL');
    expect(isVariationType('Shape')).toBe(false);
  });

  it("are shown in the reader's language", () => {
    expect(optionLabel('Weight', '2.5 Kg', 'bn')).toBe('২.৫ কেজি');
    expect(optionLabel('Weight', '2.5 Kg', 'en')).toBe('2.5 Kg');
    expect(optionLabel('Weight', 'One sack', 'bn')).toBe('One sack');
    expect(optionLabel('Shape', 'Round', 'bn')).toBe('Round');
  });
});
