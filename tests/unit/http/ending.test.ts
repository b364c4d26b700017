/** A server that shuts down answers the requests that have reached it, and no later ones. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAndStop } from '../../../http/ending';

const CALLERS = 12;
/** Another process, so that it calls while this one is busy. */
const CALLING = `
  const http = require('node:http');
  const call = () => new Promise((resolve) => {
    const request = http.get({ port: Number(process.argv[1]), agent: false }, (answer) => {
      answer.resume().on('end', () => resolve('answered'));
    });
    request.on('error', (error) => resolve(error.code));
  });
  process.stdin.once('data', async () => {
    process.stdout.write((await Promise.all(Array.from({ length: ${CALLERS} }, call))).join(' '));
    process.exit();
  });
  process.stdout.write('ready');`;

/** Holds the whole process up, as a long computation does. */
const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('callers that knocked while the server was busy are answered, later ones refused', async () => {
  const server = http.createServer((_req, res) => {
    block(30);
    res.end('here');
  });
  const stop = answerAndStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const callers = spawn(process.execPath, ['-e', CALLING, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(callers.stdout, 'data');
  const heard = once(callers.stdout, 'data');
  callers.stdin.write('now');
  // The word reaches them while this process is held up.
  await new Promise((resolve) => setImmediate(resolve));
  block(600);
  await stop();
  const [answers] = (await heard) as [Buffer];
  expect(String(answers).split(' ')).toEqual(Array.from({ length: CALLERS }, () => 'answered'));
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
