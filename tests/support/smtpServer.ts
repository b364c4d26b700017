/** A mail server at one place that can be told how to receive: correctly, or with every kind of failure. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailMood =
  | 'well'
  /** Takes the connection and never greets. */
  | 'silentBefore'
  /** Takes the mail and never says so. */
  | 'silentAfter'
  /** Takes the mail and cuts the line instead of saying so. */
  | 'cutAfter'
  /** Cuts the line in the middle of the conversation. */
  | 'cutBefore'
  | 'nonsense'
  /** "Not now", "no such mailbox". */
  | 451
  | 550;

export async function openSmtpServer() {
  let mood: MailMood = 'well';
  /** Who got a mail the server has taken. */
  const taken: string[] = [];
  let talks = 0;
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_to, _session, done) => {
      if (mood === 'cutBefore') cut();
      else done(typeof mood === 'number' ? refusal(mood) : null);
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        if (mood === 'cutAfter') cut();
        else if (mood !== 'silentAfter') done();
      });
    },
  });
  smtp.on('error', () => undefined);
  let door: Server;
  const listen = async (port: number) => {
    door = createServer((socket) => {
      talks += 1;
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      if (mood === 'nonsense') socket.write('<html>hello</html>\r\n');
      else if (mood !== 'silentBefore') smtp.server.emit('connection', socket);
    });
    await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
    return (door.address() as AddressInfo).port;
  };
  const shut = () =>
    new Promise<void>((resolve) => {
      door.close(() => resolve());
      cut();
    });
  const port = await listen(0);
  return {
    port,
    set: (next: MailMood) => void (mood = next),
    taken: (to: string) => taken.filter((each) => each === to).length,
    talks: () => talks,
    /** Nothing listens at its address during `work`. */
    down: async <T>(work: () => Promise<T>): Promise<T> => {
      await shut();
      try {
        return await work();
      } finally {
        await listen(port);
      }
    },
    close: shut,
  };
}
