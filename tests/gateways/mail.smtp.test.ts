import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createSmtpMail } from '../../gateways/mail/smtp';
import type { MailMessage } from '../../gateways/mail/mail';
import { mailSuite } from './mail.suite';
import { faultOf } from './serve';

const mail = { to: 'customer@demo.test', subject: 'Salam', text: 'Your code is 123456' };

/** Just enough of MIME for what is sent: one text part, encoded headers. */
function readMail(raw: string): MailMessage {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map(
        (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
      ),
  );
  const quoted = (text: string) =>
    Buffer.from(
      text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
  const word = (text: string) =>
    text
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
        kind.toUpperCase() === 'B' ? Buffer.from(value, 'base64').toString('utf8') : quoted(value.replaceAll('_', ' ')),
      );
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  const body = rest.join('\r\n\r\n');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quoted(body)
        : body;
  return {
    to: headers.get('to') ?? '',
    subject: word(headers.get('subject') ?? ''),
    text: text.replaceAll('\r\n', '\n').trim(),
  };
}

async function openServer(options: SMTPServerOptions = {}) {
  const arrived: MailMessage[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        arrived.push(readMail(Buffer.concat(parts).toString('utf8')));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.server.address() as AddressInfo).port;
  return { port, arrived, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const client = (port: number, more: { user?: string; password?: string; timeoutSeconds?: number } = {}) =>
  createSmtpMail({
    name: 'smtp',
    host: '127.0.0.1',
    port,
    secure: false,
    user: '',
    password: '',
    from: 'Haat <no-reply@haat.test>',
    timeoutSeconds: 30,
    ...more,
  });

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

describe('the SMTP mail client', () => {
  mailSuite(async () => {
    const server = await openServer();
    return { client: client(server.port), arrived: async () => server.arrived, close: server.close };
  });

  const send = async (options: SMTPServerOptions, login = {}) => {
    const server = await openServer(options);
    try {
      return (await faultOf(client(server.port, login).send(mail))) as Error;
    } finally {
      await server.close();
    }
  };

  it('signs in if a user is configured', async () => {
    const seen: string[] = [];
    const server = await openServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push(username ?? '', password ?? '');
        done(null, { user: username ?? '' });
      },
    });
    const receipt = await client(server.port, { user: 'haat', password: 'hidden-word' }).send(mail);
    await server.close();
    expect(seen).toEqual(['haat', 'hidden-word']);
    expect(receipt.reference).toMatch(/^<.+@.+>$/);
    expect(server.arrived).toEqual([mail]);
  });

  it('reports a wrong password, without quoting it', async () => {
    const fault = await send(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error('no hidden-word')),
      },
      { user: 'haat', password: 'hidden-word' },
    );
    expect(fault).toMatchObject({ name: 'GatewayError', service: 'mail', kind: 'setup', code: '535' });
    expect(fault.message).not.toContain('hidden-word');
  });

  it('distinguishes an unknown address from a full mailbox', async () => {
    const unknown = await send({ onRcptTo: (_to, _session, done) => done(refusal(550, 'No such user')) });
    expect(unknown).toMatchObject({ kind: 'invalid', code: '550', retryable: false });
    const full = await send({ onRcptTo: (_to, _session, done) => done(refusal(452, 'Mailbox full')) });
    expect(full).toMatchObject({ kind: 'transient', code: '452', retryable: true });
  });

  it('allows a retry when the server temporarily refuses the message, and not when it rejects it', async () => {
    const onData = (code: number) => ({
      onData: (stream: NodeJS.ReadableStream, _session: unknown, done: (error?: Error) => void) => {
        stream.on('end', () => done(refusal(code, 'no')));
        stream.resume();
      },
    });
    expect(await send(onData(451) as SMTPServerOptions)).toMatchObject({ kind: 'transient', code: '451' });
    expect(await send(onData(554) as SMTPServerOptions)).toMatchObject({ kind: 'invalid', code: '554' });
  });

  it('allows no retry when the server is silent after the message: it may have accepted it', async () => {
    const silent = { onData: (stream: NodeJS.ReadableStream) => void stream.resume() };
    expect(await send(silent as SMTPServerOptions, { timeoutSeconds: 2 })).toMatchObject({ kind: 'noAnswer' });
  });

  it('allows a retry when the server is silent before the message, or unreachable', async () => {
    expect(await send({ onConnect: () => undefined }, { timeoutSeconds: 2 })).toMatchObject({
      kind: 'transient',
      retryable: true,
    });
    const gone = await openServer();
    await gone.close();
    expect(await faultOf(client(gone.port).send(mail))).toMatchObject({ kind: 'transient', retryable: true });
  });
});
