/** A field for the six digits of a text message, in either script. */
import { westernDigits } from '../../../domain/text/bangla';
import { TextInput, type TextInputProps } from './Field';

export function CodeInput({ onCode, ...rest }: Omit<TextInputProps, 'prefix'> & { onCode: (code: string) => void }) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...rest}
      onChange={(event) => onCode(westernDigits(event.target.value).replace(/\D/g, ''))}
    />
  );
}
