/**
 * A correction of the ledger: a sub admin prepares it, the super admin posts it, or discards it with a reason, and it
 * appears in the ledger and among the costs.
 */
import { accounts } from '../../../domain/ledger/accounts';
import { ledgerWords } from '../../../admin-components/messages/ledger';
import { correctionFields } from '../../../domain/site/fields';
import { expect, test } from '../support/journey';
import { faultsOfShape } from '../support/pages';
import { banglaOnPhone, named } from '../support/screens';
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
