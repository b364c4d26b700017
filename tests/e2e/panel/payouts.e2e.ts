/** A vendor is paid: a sub admin prepares, the super admin approves, the money is sent, by hand or by bKash, comes back, and is there again. */
import { payoutWords } from '../../../admin-components/messages/payouts';
import { expect, test } from '../support/journey';
import { faultsOfShape } from '../support/pages';
import { banglaOnPhone, named } from '../support/screens';
import { chooseFrom, press } from './acts';
import { enterPanel, goTo } from './walk';

const vendorOf = { en: 'Rong Dhonu', bn: 'Nakshi Ghor' };
type Balance = { business_name: string; balance: number; available: number; in_payout: number };

for (const way of banglaOnPhone) {
  test(`a payout is prepared, approved, sent and comes back (${named(way)})`, async ({ open, staff }) => {
    const [maker, checker] = [await staff('subadmin'), await staff('admin')];
    const { language } = way;
    const say = (word: keyof typeof payoutWords): string => String(payoutWords[word][language]);
    const vendor = vendorOf[language];
    const balance = async () =>
      (await checker.api.get<{ vendors: Balance[] }>(`/settlement?search=${encodeURIComponent(vendor)}`)).vendors[0]!;
    const before = await balance();
    expect(before.available).toBeGreaterThan(0);

    const desk = await open({ ...way, person: maker });
    await enterPanel(desk, '/settlement');
    await expect(desk.getByText(vendor).first()).toBeVisible();
    expect(await faultsOfShape(desk)).toEqual([]);
    await desk.getByRole('button', { name: say('prepare') }).click();
    const dialog = desk.getByRole('dialog', { name: say('prepare') });
    await chooseFrom(desk, say('who'), vendor);
    await dialog.getByRole('button', { name: say('look') }).click();
    await expect(dialog.getByRole('status')).toContainText(vendor);
    await dialog.getByRole('button', { name: say('prepare') }).click();
    await desk
      .getByRole('alertdialog')
      .getByRole('button', { name: say('prepare') })
      .click();
    await desk.waitForURL(/\/payout-run\//);
    await expect(desk.getByText(say('superAdminOnly')).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: say('approve') })).toBeDisabled();
    expect(await faultsOfShape(desk)).toEqual([]);
    const address = new URL(desk.url()).pathname.replace(/^.*\/admin/, '');
    expect(await balance()).toMatchObject({ available: 0, in_payout: before.available });

    const office = await open({ ...way, person: checker });
    await enterPanel(office, address);
    await office.getByRole('button', { name: say('approve') }).click();
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: say('approve') })
      .click();
    await office
      .getByRole('button', { name: new RegExp(`${vendor}.*`) })
      .first()
      .click();
    const asked = office.getByRole('dialog');
    const transfer = `BEFTN-${Date.now()}`;
    await asked.getByRole('textbox', { name: say('reference') }).fill(transfer);
    await asked.getByRole('button', { name: say('markSent') }).click();
    await expect(asked).toBeHidden();
    await expect(office.getByText(transfer).first()).toBeAttached();
    expect(await faultsOfShape(office)).toEqual([]);
    expect(await balance()).toMatchObject({ balance: before.balance - before.available, available: 0, in_payout: 0 });

    await goTo(office, '/settlement');
    expect(await faultsOfShape(office)).toEqual([]);
    await goTo(office, address);
    await office
      .getByRole('button', { name: new RegExp(`${vendor}.*`) })
      .first()
      .click();
    await asked.getByRole('textbox', { name: say('reason') }).fill('The account is closed');
    await asked.getByRole('button', { name: say('cameBack') }).click();
    await expect(asked).toBeHidden();
    expect(await balance()).toEqual(before);
  });
}

const wallet = 'Gadget Bari';

// One vendor of the demo has a bKash account: the second language begins when the first has given everything back.
test.describe('by bKash', () => {
  test.describe.configure({ mode: 'default' });
  for (const way of banglaOnPhone) {
    test(`bKash refuses, then pays a whole run, and it comes back (${named(way)})`, async ({ open, staff }) => {
      const [maker, checker] = [await staff('subadmin'), await staff('admin')];
      const say = (word: keyof typeof payoutWords): string => String(payoutWords[word][way.language]);
      const { vendors } = await checker.api.get<{ vendors: (Balance & { vendor_id: number })[] }>(
        `/settlement?search=${encodeURIComponent(wallet)}`,
      );
      const before = vendors[0]!;
      expect(before.available).toBeGreaterThan(0);
      const wish = { minimum: 1, vendor_ids: [before.vendor_id] };
      const { id } = await maker.api.post<{ id: number }>('/payout-run-prepare', wish);
      await checker.api.post(`/payout-run-approve/${id}`);
      const script = { script: 'payoutInsufficientBalance' };
      await fetch(`${checker.api.url}/sandbox/bkash/script`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(script),
      });

      const office = await open({ ...way, person: maker });
      await enterPanel(office, `/payout-run/${id}`);
      const yes = (word: keyof typeof payoutWords) =>
        office
          .getByRole('alertdialog')
          .getByRole('button', { name: say(word) })
          .click();
      await office
        .getByRole('button', { name: say('sendBkashOf').replace('{name}', wallet) })
        .first()
        .click();
      await yes('sendBkash');
      await expect(office.getByText(/Insufficient Balance/).first()).toBeVisible();
      expect(await faultsOfShape(office)).toEqual([]);
      await press(office, say('sendAll'));
      await yes('sendAll');
      await office
        .getByRole('button', { name: say('cameBackOf').replace('{name}', wallet) })
        .first()
        .click();
      const asked = office.getByRole('dialog');
      const [payout] = (
        await checker.api.get<{ payouts: { status: string; sent_from: string; reference: string }[] }>(
          `/all-payout?run_id=${id}&offset=0&limit=20`,
        )
      ).payouts;
      expect(payout).toMatchObject({
        status: 'sent',
        sent_from: 'wallet_bkash',
        reference: expect.stringMatching(/./),
      });
      await asked.getByRole('textbox', { name: say('reason') }).fill('The wallet was closed');
      await asked.getByRole('button', { name: say('cameBack') }).click();
      await expect(asked).toBeHidden();
      expect(await faultsOfShape(office)).toEqual([]);
      const after = await checker.api.get<{ vendors: Balance[] }>(`/settlement?search=${encodeURIComponent(wallet)}`);
      expect(after.vendors[0]).toEqual(before);
    });
  }
});
