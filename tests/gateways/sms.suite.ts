/** What every SMS client promises, whatever is behind it. */
import type { SmsGateway } from '../../gateways/sms/sms';
import { faultOf } from './serve';

export type SmsBench = {
  client: SmsGateway;
  /** What has arrived so far: the national number and the text. */
  arrived(): Promise<{ to: string; text: string }[]>;
  close(): Promise<void>;
};

export function smsSuite(open: () => Promise<SmsBench>): void {
  let bench: SmsBench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(() => bench.close());

  it('delivers a text once, to the number it is for', async () => {
    await bench.client.send({ to: '01712345678', text: 'Your code is 123456' });
    expect(await bench.arrived()).toEqual([{ to: '01712345678', text: 'Your code is 123456' }]);
  });

  it('delivers Bangla, line breaks and symbols unchanged', async () => {
    const text = 'আপনার কোড ১২৩৪৫৬ & + % = "হাট"\nধন্যবাদ';
    await bench.client.send({ to: '01712345678', text });
    expect((await bench.arrived())[0]?.text).toBe(text);
  });

  it('accepts a number in each form it is written in', async () => {
    for (const to of ['+8801712345678', '8801712345678', '01712345678']) await bench.client.send({ to, text: 'Salam' });
    expect((await bench.arrived()).map((sms) => sms.to)).toEqual(['01712345678', '01712345678', '01712345678']);
  });

  it('keeps concurrent messages apart', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
    await Promise.all(texts.map((text) => bench.client.send({ to: '01712345678', text })));
    expect((await bench.arrived()).map((sms) => sms.text).sort()).toEqual([...texts].sort());
  });

  it('refuses an invalid mobile number, and sends nothing', async () => {
    expect(await faultOf(bench.client.send({ to: '12345', text: 'Salam' }))).toMatchObject({
      name: 'GatewayError',
      service: 'sms',
      kind: 'invalid',
      retryable: false,
    });
    expect(await bench.arrived()).toEqual([]);
  });

  it('reports the remaining balance', async () => {
    const { balance, expire } = await bench.client.balance();
    expect(balance).toBeGreaterThan(0);
    expect(expire).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
}
