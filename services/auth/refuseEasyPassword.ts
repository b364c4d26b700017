import { invalid } from '../../domain/failure';
import { isEasyPassword } from '../../domain/passwords/isEasy';

/** Throws `easyPassword` on the given field when the password is a commonly guessed one. */
export function refuseEasyPassword(password: string, field: string, about: readonly string[] = []): void {
  if (isEasyPassword(password, about)) throw invalid({ [field]: 'easyPassword' });
}
