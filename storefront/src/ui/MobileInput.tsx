/** A field for a mobile number: 11 digits, with the country's prefix before them. */
import { westernDigits } from '../../../domain/text/bangla';
import { TextInput, type TextInputProps } from './Field';

/** Shown before a number, unless it has a prefix of its own or is another country's. */
const ownPrefix = '+88';
const otherStart = /^(?:\+|00|88|966|05)/;

/** A number as it is shown in a sentence: as it was written, with the prefix if it has none. */
export const shownMobile = (typed: string): string => {
  const number = westernDigits(typed).trim();
  return otherStart.test(number) ? number : `${ownPrefix}${number}`;
};

export function MobileInput(props: TextInputProps) {
  const hasOther = otherStart.test(westernDigits(String(props.value ?? '')).trim());
  return <TextInput type="tel" inputMode="tel" prefix={hasOther ? undefined : ownPrefix} {...props} />;
}
