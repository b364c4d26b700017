/**
 * A correction of the ledger: a sub admin prepares it, the super admin posts it, or discards it with a reason, and it
 * appears in the ledger and among the costs.
 */
import { accounts } from '../../../domain/ledger/accounts';
import { filterWords } from '../../../admin-components/messages/filters';
import { ledgerWords } from '../../../admin-components/messages/ledger';
import { correctionFields } from '../../../domain/site/fields';
import { written } from '../../../domain/text/written';
import { expect, test } from '../support/journey';
import { faultsOfShape } from '../support/pages';
import { banglaOnPhone, named } from '../support/screens';
import { sayer } from '../support/words';
import { chooseFrom, press, toasted } from './acts';
import { newDesk, newVendor } from './people';
import { enterPanel, goTo } from './walk';

const rule = correctionFields.two_person_corrections;

for (const way of banglaOnPhone) {
  test(`a correction is prepared by one and posted by another (${named(way)})`, async ({ open, staff }) => {
    const [maker, checker] = [await staff('subadmin'), await staff('admin')];
    const { language } = way;
    const say = (word: keyof typeof ledgerWords): string => String(ledgerWords[word][language]);
    const reason = `Fees by the statement, ${language} ${Date.now()}`;

    const desk = await open({ ...way, person: maker });
    await enterPanel(desk, '/adjustments');
    await desk.getByRole('button', { name: say('newAdjustment') }).click();
    const dialog = desk.getByRole('dialog', { name: say('newAdjustment') });
    await dialog.getByRole('button', { name: say('prepare') }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await dialog.getByLabel(say('debitAccount')).selectOption({ label: accounts.cost_gateway.label[language] });
    await dialog.getByLabel(say('creditAccount')).selectOption({ label: accounts.wallet_bkash.label[language] });
    await dialog.getByLabel(say('amount')).fill(language === 'bn' ? '১২৩' : '123');
    await dialog.getByLabel(say('reason')).fill(reason);
    await dialog.getByRole('button', { name: say('prepare') }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(reason).first()).toBeAttached();
    await expect(desk.getByText(say('ownAdjustment')).first()).toBeAttached();
    expect(await faultsOfShape(desk)).toEqual([]);
    await expect(desk.getByLabel(rule.label[language])).toBeHidden();

    const office = await open({ ...way, person: checker });
    await enterPanel(office, '/adjustments?status=prepared');
    await expect(office.getByLabel(rule.label[language])).toBeChecked();
    expect(await faultsOfShape(office)).toEqual([]);
    // Others post theirs at the same time.
    const spent = async () =>
      (
        await checker.api.get<{ lines: { amount: number; note: string }[] }>(
          '/ledger-lines?account=cost_gateway&limit=50',
        )
      ).lines
        .filter(({ note }) => note === reason)
        .map(({ amount }) => amount);
    await office
      .locator('tbody tr', { hasText: reason })
      .getByRole('button', { name: say('post') })
      .click();
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: say('post') })
      .click();
    await expect.poll(spent).toEqual([123]);
    await goTo(office, '/ledger-lines?account=cost_gateway');
    await expect(office.getByText(reason).first()).toBeAttached();
    expect(await faultsOfShape(office)).toEqual([]);
    await goTo(office, '/ledger');
    await expect(office.locator('.haat-badge--green').first()).toBeVisible();
    expect(await faultsOfShape(office)).toEqual([]);
    await goTo(office, '/income');
    await expect(office.locator('.haat-facts').getByText(say('result'), { exact: true })).toBeVisible();
    expect(await faultsOfShape(office)).toEqual([]);
  });
}

test('a correction is discarded with a reason, which the person who prepared it can read', async ({ open, staff }) => {
  const [maker, checker] = [await staff('subadmin'), await staff('admin')];
  const reason = `Booked twice ${Date.now()}`;
  const body = { debit_account: 'cost_gateway', credit_account: 'wallet_bkash', amount: 45, reason };
  await maker.api.post('/adjustment-prepare', body);

  const office = await open({ screen: 'phone', language: 'bn', person: checker });
  const say = (word: keyof typeof ledgerWords): string => String(ledgerWords[word].bn);
  await enterPanel(office, '/adjustments?status=prepared');
  const row = office.locator('tbody tr', { hasText: reason });
  await row.getByRole('button', { name: say('discard') }).click();
  const asked = office.getByRole('alertdialog');
  await asked.getByLabel(say('whyDiscard')).fill('দুবার তোলা হয়েছে');
  await asked.getByRole('button', { name: say('discard') }).click();
  await expect(row).toHaveCount(0);
  const list = async () =>
    (
      await maker.api.get<{ adjustments: { reason: string; decision_reason: string }[] }>(
        '/all-adjustments?status=discarded&limit=20',
      )
    ).adjustments.find((each) => each.reason === reason)?.decision_reason;
  await expect.poll(list).toBe('দুবার তোলা হয়েছে');
});

for (const way of banglaOnPhone) {
  test(`who corrects the cash of a desk sees what it would hold, and takes no more (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const [maker, checker] = [await staff('subadmin'), await staff('admin')];
    const say = sayer(way.language);
    const { taka } = written[way.language];
    const { name, id, incharge } = await newDesk(url, checker);
    const pieces = { 1000: 1, 500: 1 };
    await incharge.api.post(`/cash-count/${id}`, { expected: 0, pieces, reason: 'The float of the drawer' });

    const desk = await open({ ...way, person: maker });
    await enterPanel(desk, '/adjustments');
    await press(desk, say(ledgerWords, 'newAdjustment'));
    const dialog = desk.getByRole('dialog');
    const reason = `Stolen from the drawer ${Date.now()}`;
    await dialog
      .getByLabel(say(ledgerWords, 'debitAccount'))
      .selectOption({ label: accounts.cost_write_offs.label[way.language] });
    await dialog
      .getByLabel(say(ledgerWords, 'creditAccount'))
      .selectOption({ label: accounts.cash_warehouse.label[way.language] });
    await chooseFrom(desk, say(ledgerWords, 'whoseCredit'), name);
    await dialog.getByLabel(say(ledgerWords, 'amount')).fill('1501');
    await dialog.getByLabel(say(ledgerWords, 'reason')).fill(reason);
    await dialog.getByRole('button', { name: say(ledgerWords, 'prepare') }).click();
    await expect(dialog.getByText(name)).toHaveCount(2);
    expect(await faultsOfShape(desk, false)).toEqual([]);
    await dialog.getByLabel(say(ledgerWords, 'amount')).fill('1000');
    await dialog.getByRole('button', { name: say(ledgerWords, 'prepare') }).click();
    await expect(dialog).toBeHidden();

    const { id: deposit } = await incharge.api.post<{ id: number }>(`/cash-deposit/${id}`, {
      amount: 800,
      slip: 'C-1',
    });
    const office = await open({ ...way, person: checker });
    await enterPanel(office, '/adjustments?status=prepared');
    const ask = () =>
      office
        .locator('tbody tr', { hasText: reason })
        .getByRole('button', { name: say(ledgerWords, 'post') })
        .click();
    const asked = office.getByRole('alertdialog');
    await ask();
    await expect(asked.locator('.haat-facts')).toContainText(taka(700));
    await expect(asked.locator('.haat-facts')).toContainText(taka(-300));
    await expect(asked.locator('.haat-dialog__warning')).toContainText(name);
    expect(await faultsOfShape(office, false)).toEqual([]);
    await asked.getByRole('button', { name: say(ledgerWords, 'post') }).click();
    await toasted(office, name);

    await checker.api.post(`/cash-deposit-reverse/${deposit}`, { reason: 'The bank was closed' });
    await goTo(office, '/adjustments?status=prepared');
    await ask();
    await expect(asked.locator('.haat-facts')).toContainText(taka(500));
    await expect(asked.locator('.haat-dialog__warning')).toHaveCount(0);
    await asked.getByRole('button', { name: say(ledgerWords, 'post') }).click();
    await expect(office.locator('tbody tr', { hasText: reason })).toHaveCount(0);

    await test.step('a suspended vendor is found in the ledger too', async () => {
      const { business, vendorId } = await newVendor(url, checker, savar);
      await checker.api.post(`/suspend-vendor/${vendorId}`, {});
      await goTo(office, `/ledger-lines?vendor=${vendorId}`);
      await expect(office.getByText(say(filterWords, 'suspendedVendor', { name: business })).first()).toBeVisible();
    });
  });
}
