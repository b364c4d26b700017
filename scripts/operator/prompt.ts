/** Questions in a terminal. Secrets are not shown while they are typed. */
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

export type Prompt = {
  ask: (question: string) => Promise<string>;
  askSecret: (question: string) => Promise<string>;
  close: () => void;
};

/** Null if there is no terminal. */
export function openPrompt(): Prompt | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  let isMuted = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = readline.createInterface({ input: process.stdin, output, terminal: true });
  let isClosed = false;
  terminal.on('close', () => {
    if (isClosed) return;
    console.error('\nStopped. Nothing was changed.');
    process.exit(1);
  });
  return {
    ask: (question) => terminal.question(question),
    askSecret: async (question) => {
      process.stdout.write(question);
      isMuted = true;
      try {
        return await terminal.question('');
      } finally {
        isMuted = false;
        process.stdout.write('\n');
      }
    },
    close: () => {
      isClosed = true;
      terminal.close();
    },
  };
}

/** The first line of standard input. */
export async function readLine(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.includes('\n') || text.length > 10_000) break;
  }
  return (text.split('\n')[0] ?? '').replace(/\r$/, '');
}
