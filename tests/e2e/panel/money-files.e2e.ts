/** Every list of money is a file too, with the words of its reader and the times of Dhaka. */
import fs from 'node:fs';
import { cashWords } from '../../../admin-components/messages/cash';
import { commissionWords } from '../../../admin-components/messages/commissions';
import { ledgerWords } from '../../../admin-components/messages/ledger';
import { payoutWords } from '../../../admin-components/messages/payouts';
import { refundWords } from '../../../admin-components/messages/refunds';
import { sharedWords } from '../../../admin-components/messages/shared';
import { vendorMoneyWords } from '../../../admin-components/messages/vendorMoney';
import { routeNamed } from '../../../admin-components/routes';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { sayer, type Language } from '../support/words';
import { enterPanel, goTo } from './walk';

/** Where each list is, the name of its file, and its caption. */
type List = [path: string, file: string, caption: string];

function listsOf(language: Language): Record<'admin' | 'vendor.home', readonly List[]> {
  const say = sayer(language);
  return {
    admin: [
      ['/settlement?tab=vendors', 'settlement', say(payoutWords, 'vendors')],
      ['/settlement?tab=runs', 'payout-runs', say(payoutWords, 'runs')],
      ['/settlement?tab=payouts', 'payouts', say(payoutWords, 'payouts')],
      ['/ledger', 'trial-balance', say(ledgerWords, 'trialBalance')],
      ['/ledger-lines', 'ledger-lines', say(ledgerWords, 'movements')],
      ['/income', 'income', routeNamed('income').title[language]],
      ['/adjustments', 'adjustments', say(ledgerWords, 'adjustments')],
      ['/commissions', 'commissions', say(commissionWords, 'listOf')],
      ['/cash-desk?tab=desks', 'cash-desks', say(cashWords, 'desks')],
      ['/cash-desk?tab=counts', 'cash-counts', say(cashWords, 'counts')],
      ['/cash-desk?tab=deposits', 'cash-deposits', say(cashWords, 'deposits')],
      ['/cash-desk?tab=byDay', 'cash-differences', say(cashWords, 'byDay')],
      ['/refund-desk', 'refund-desk', say(refundWords, 'open')],
      ['/refund-desk?tab=sent', 'sent-refunds', say(refundWords, 'sent')],
    ],
    'vendor.home': [
      ['/my-money', 'payouts', say(vendorMoneyWords, 'payouts')],
      ['/my-statement', 'statement', say(vendorMoneyWords, 'movements')],
    ],
  };
}

for (const way of banglaOnPhone)
  test(`lists of money are saved as files (${named(way)})`, async ({ open, staff }) => {
    test.slow();
    const csv = sayer(way.language)(sharedWords, 'exportCsv');
    for (const [who, lists] of Object.entries(listsOf(way.language))) {
      const page = await open({ ...way, person: await staff(who) });
      await enterPanel(page);
      for (const [path, file, caption] of lists) {
        await goTo(page, path);
        // The list of the tab before may still be there: this one's own table, with rows, says that the screen has changed.
        const list = page.locator('.haat-table', { has: page.getByRole('region', { name: caption, exact: true }) });
        await expect(list.locator('tbody tr').first()).toBeVisible();
        await expect(list).toHaveAttribute('aria-busy', 'false');
        const saving = page.waitForEvent('download');
        await list.getByRole('button', { name: csv, exact: true }).click();
        const saved = await saving;
        expect(saved.suggestedFilename()).toBe(`${file}.csv`);
        const text = fs.readFileSync(await saved.path(), 'utf8').trim();
        const [head = '', ...lines] = text.split('\r\n');
        expect([path, lines.length > 0]).toEqual([path, true]);
        // Titles in the reader's language, and no time as computers keep it.
        expect([path, /[\u0980-\u09ff]/.test(head)]).toEqual([path, way.language === 'bn']);
        expect([path, /\d{4}-\d\d-\d\dT/.test(text)]).toEqual([path, false]);
      }
    }
  });
