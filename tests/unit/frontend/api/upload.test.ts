import { sendingWith } from '../../../../frontend/api/upload';

/** The browser's own, as far as an upload uses it. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: unknown;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = real;
});

const start = (signal?: AbortSignal) => {
  const parts: number[] = [];
  const init = { method: 'POST', headers: { Accept: 'application/json' }, body: 'form', ...(signal ? { signal } : {}) };
  return { parts, reply: sendingWith((part) => parts.push(part))('/api/x', init), request: FakeRequest.last };
};

test('tells how much is sent, and answers what came back', async () => {
  const { parts, reply, request } = start();
  expect([request.opened, request.headers, request.sent]).toEqual([
    ['POST', '/api/x'],
    { accept: 'application/json' },
    'form',
  ]);
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
  request.answer(422, '{"status":422}');
  expect([parts, await reply]).toEqual([[0.25, 1], { status: 422, body: { status: 422 } }]);
});

test('what is no JSON has no body; without a network, or ended, nothing came back', async () => {
  const broken = start();
  broken.request.answer(502, '<html>');
  expect(await broken.reply).toEqual({ status: 502, body: undefined });
  const lost = start();
  lost.request.onerror?.();
  expect(await lost.reply).toBeNull();
  const end = new AbortController();
  const ended = start(end.signal);
  end.abort();
  expect(await ended.reply).toBeNull();
});
