/** A new password of an admin: from a variable, from standard input, or typed twice. */
import { register } from '../../contract/auth';
import { isEasyPassword } from '../../domain/passwords/isEasy';
import { invalid, type FieldProblems } from '../../domain/failure';
import { problemsOf } from '../../endpoints/problems';
import { fieldSentences } from '../../endpoints/respond';
import type { Prompt } from './prompt';

/** The problem with it, as a message; null if it is acceptable. */
export function passwordProblem(password: string, about: readonly string[]): string | null {
  const parsed = register.body.shape.password.safeParse(password);
  const problems: FieldProblems = parsed.success
    ? {}
    : { password: Object.values(problemsOf(parsed.error.issues)).flat() };
  if (parsed.success && isEasyPassword(password, about))
    Object.assign(problems, invalid({ password: 'easyPassword' }).fields);
  return fieldSentences(problems, 'en').password?.[0] ?? null;
}

export async function askNewPassword(prompt: Prompt, about: readonly string[]): Promise<string> {
  for (;;) {
    const password = await prompt.askSecret('Password (not shown): ');
    const problem = passwordProblem(password, about);
    if (problem) {
      console.error(`  ${problem}`);
      continue;
    }
    if ((await prompt.askSecret('Password again: ')) === password) return password;
    console.error('  The two passwords do not match.');
  }
}
