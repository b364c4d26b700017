import { invalid } from '../../domain/failure';
import { isEasyPassword } from '../../domain/passwords/isEasy';

/** Throws `easyPassword` on the given field when the password is one that is guessed first. */
export function refuseEasyPassword(password: string, field: string, about: readonly string[] = []): void {
  if (isEasyPassword(password, about)) throw invalid({ [field]: 'easyPassword' });
}
