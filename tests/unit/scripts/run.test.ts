/** Running a command: it always ends, whatever the command leaves behind. */
import fs from 'node:fs';
import { jest } from '@jest/globals';
import { run } from '../../../scripts/steps.mjs';

const shell = (script: string): [string, string[]] => ['sh', ['-c', script]];
const isAlive = (pid: string): boolean => {
  try {
    process.kill(Number(pid), 0);
  } catch {
    return false;
  }
  // A process that was killed and that nobody has collected answers too.
  const stat = `/proc/${pid}/stat`;
  return !fs.existsSync(stat) || fs.readFileSync(stat, 'utf8').split(') ')[1]?.[0] !== 'Z';
};

describe('running a command', () => {
  test('gives what it wrote', async () => {
    expect(await run(...shell('echo one; echo two >&2'), { quiet: true })).toContain('one\n');
  });

  test('ends with the command, although a process that it left behind keeps its output open', async () => {
    const left = (await run(...shell('sleep 60 & echo $!'), { quiet: true })).trim();
    expect(isAlive(left)).toBe(true);
    process.kill(Number(left));
  });

  test('ends after the given time with everything it started, and says so', async () => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    const late = run(...shell('sleep 60 & echo $!; sleep 60'), { prefix: 'slow', minutes: 0.01 });
    await expect(late).rejects.toThrow('still at work after 0.01 minutes');
    log.mockRestore();
    expect(isAlive(lines[0]!.replace('slow | ', ''))).toBe(false);
  });

  test('fails with the code it ended with, and its last lines', async () => {
    const failed = await run(...shell('exit 3'), { prefix: 'bad' }).catch((error: Error) => error);
    expect(failed).toMatchObject({ message: 'sh ended with 3', last: [] });
  });
});
