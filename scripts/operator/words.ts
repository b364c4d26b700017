/** The arguments of a command. `--help` and unknown arguments end it before anything is done. */
import { parseArgs } from 'node:util';

function end(code: number, line: string): never {
  (code === 0 ? console.log : console.error)(line);
  process.exit(code);
}

/** At most `most` arguments that are not options. Exits with 0 after `--help`, with 2 for unknown arguments. */
function readWords(help: string, most: number): string[] {
  let given;
  try {
    given = parseArgs({ options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    return end(2, `${(error as Error).message}\n\n${help}`);
  }
  const { values, positionals } = given;
  if (values.help) return end(0, help);
  if (positionals.length > most) return end(2, `Not understood: ${positionals.slice(most).join(' ')}\n\n${help}`);
  return positionals;
}

/** For a command that takes a folder or nothing. */
export const readFolder = (help: string): string | undefined => readWords(help, 1)[0];

/** For a command that takes nothing. */
export function takeNothing(help: string): void {
  readWords(help, 0);
}
