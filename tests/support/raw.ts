/** Bytes as no well-behaved client sends them. */
import net from 'node:net';

export type Raw = { socket: net.Socket; /** What came so far. */ said: () => string; closed: Promise<void> };

/** Opens a connection, sends the text as it is, and keeps it open. */
export function raw(origin: string, text: string): Promise<Raw> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let said = '';
    socket.on('data', (bytes: Buffer) => (said += bytes.toString('latin1')));
    socket.once('error', reject);
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      socket.write(text);
      resolve({ socket, said: () => said, closed });
    });
  });
}

/** One request whose target is sent unchanged; returns its status. */
export async function statusOf(origin: string, method: string, target: string, headers = ''): Promise<number> {
  const { said, closed } = await raw(
    origin,
    `${method} ${target} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n${headers}\r\n`,
  );
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(said())?.[1] ?? 0);
}
