'use client';
/** A vendor's information as pairs of name and value, for the page and for the print. */
import type { z } from 'zod';
import type { vendorShape } from '../../../contract/vendors';
import { entries, type Choices, type FieldDeclaration } from '../../../domain/fields/declare';
import { vendorForm, type VendorPart } from '../../../domain/vendors/fields';
import { vendorWords } from '../../messages/vendors';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export type Vendor = z.output<typeof vendorShape>;
type TextFact = { name: string; value: string };

export function useVendorFacts(vendor: Vendor): { personal: TextFact[]; business: TextFact[] } {
  const say = useText(vendorWords);
  const pair = usePair();
  const { digits, day, moment } = useFormats();
  const placeName = usePlaceName();
  const shown = (field: FieldDeclaration, value: string): string => {
    switch (field.kind) {
      case 'oneOf':
      case 'productType': {
        const choices: Choices = field.choices;
        return choices[value] ? pair(choices[value]) : value;
      }
      case 'day':
        return day(value);
      case 'place':
        return placeName(value);
      // Numbers that people dial or copy stay in Latin digits.
      case 'mobile':
      case 'digits':
        return value;
      default:
        return 'typed' in field ? digits(value) : value;
    }
  };
  const factsOf = (...parts: VendorPart[]): TextFact[] =>
    entries(vendorForm)
      .filter(([, { form }]) => parts.includes(form))
      .map(([name, field]) => ({ name: pair(field.label), value: shown(field, String(vendor[name])) }));
  return {
    personal: [
      ...factsOf('personal', 'home'),
      { name: say('appliedAt'), value: moment(vendor.created_at) },
      { name: say('updatedAt'), value: moment(vendor.updated_at) },
    ],
    business: factsOf('business', 'businessPlace'),
  };
}
