/** What every mail client promises, whatever is behind it. */
import type { MailGateway, MailMessage } from '../../gateways/mail/mail';
import { faultOf } from './serve';

export type MailBench = { client: MailGateway; arrived(): Promise<MailMessage[]>; close(): Promise<void> };

export function mailSuite(open: () => Promise<MailBench>): void {
  let bench: MailBench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(() => bench.close());

  it('delivers a mail once, to the address it is for', async () => {
    const mail = { to: 'customer@demo.test', subject: 'Your order', text: 'It is on its way.' };
    await bench.client.send(mail);
    expect(await bench.arrived()).toEqual([mail]);
  });

  it('delivers Bangla in subject and text unchanged', async () => {
    const mail = { to: 'customer@demo.test', subject: 'আপনার অর্ডার', text: 'পণ্যটি পাঠানো হয়েছে।\nধন্যবাদ।' };
    await bench.client.send(mail);
    expect(await bench.arrived()).toEqual([mail]);
  });

  it.each(['nobody', 'a@b.test, c@d.test', 'a@b.test\nBcc: c@d.test', '<a@b.test>', ''])(
    'refuses %p as an address, and sends nothing',
    async (to) => {
      expect(await faultOf(bench.client.send({ to, subject: 'Salam', text: 'Salam' }))).toMatchObject({
        name: 'GatewayError',
        service: 'mail',
        kind: 'invalid',
      });
      expect(await bench.arrived()).toEqual([]);
    },
  );
}
