/** Moves without a way back name what, how many and that it is final, and ask why; many at once ask and answer like one. */
import type { Page } from '@playwright/test';
import { bulkWords } from '../../../admin-components/messages/bulk';
import { moveWords } from '../../../admin-components/messages/moves';
import { orderWords } from '../../../admin-components/messages/orders';
import { packageWords } from '../../../admin-components/messages/packages';
import { sharedWords } from '../../../admin-components/messages/shared';
import { warehouseChoiceWords } from '../../../admin-components/messages/warehouseChoice';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { expect, test } from '../support/journey';
import { englishOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { agree, press } from './acts';
import { newOrder, newProduct, newVendor, type Placed } from './people';
import { enterPanel, goTo } from './walk';

for (const way of englishOnPhone)
  test(`orders are moved together, a cancellation asks why, and an admin completes one (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const number = (count: number) => (way.language === 'bn' ? banglaDigits(count) : String(count));
    const nameOf = (status: keyof typeof packageStatusTable) => packageStatusTable[status].label[way.language];
    const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
    const { person: vendor } = await newVendor(url, admin, savar);
    const product = await newProduct(vendor, admin);
    const placed: Placed[] = [];
    for (let made = 0; made < 3; made += 1) placed.push(await newOrder(url, savar, [product]));
    const [one = '', two = '', three = ''] = placed.map(({ tracking_ids }) => tracking_ids[0]!);
    const statusOf = async (order: number) =>
      (await vendor.api.get<{ package: { status: number } }>(`/vendor-order-details/${order}`)).package.status;

    const desk = await open({ ...way, person: vendor });
    const choose = async (...codes: string[]) => {
      for (const name of codes)
        await desk.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name }) }).check();
    };
    const badge = desk.locator('.haat-nav a[href$="/new-order"] .haat-nav__badge');

    await test.step('two at once: one question, one answer, and the badge of new orders follows', async () => {
      await enterPanel(desk, '/new-order');
      await expect(badge).toHaveText(number(3));
      await choose(one, two);
      await press(desk, say(packageWords, 'moveTo', { name: nameOf('processing') }));
      await agree(desk, say(orderWords, 'moveAsk'));
      await closeReport(desk, say(bulkWords, 'over', { good: number(2), count: number(2) }), say(sharedWords, 'close'));
      await expect(badge).toHaveText(number(1));
    });

    await test.step('a cancellation names the order, that it is final and what follows, and asks why', async () => {
      await choose(three);
      await press(desk, say(packageWords, 'moveTo', { name: nameOf('canceled') }));
      await answerFinal(desk, three, nameOf('canceled'), 'Out of stock since this morning');
      await closeReport(desk, say(bulkWords, 'over', { good: number(1), count: number(1) }), say(sharedWords, 'close'));
      await expect(badge).toHaveCount(0);
      await goTo(desk, `/order-details/${placed[2]!.order_number}`);
      await expect(desk.locator('.haat-history')).toContainText('“Out of stock since this morning”');
    });

    await test.step('an admin who completes a package is asked as the warehouse is', async () => {
      await vendor.api.post(`/pto-update-status/${one}/3`);
      for (const status of [4, 5, 6]) await incharge.api.post(`/pto-update-status/${one}/${status}`);
      const office = await open({ ...way, person: admin });
      await enterPanel(office, `/admin-order-details/${placed[0]!.order_number}`);
      const forward = office.getByRole('combobox', { name: say(warehouseChoiceWords, 'forward') });
      const move = office
        .locator('.haat-screen')
        .getByRole('button', { name: say(warehouseChoiceWords, 'move'), exact: true });
      await forward.selectOption({ label: nameOf('completed') });
      await expect(move).toHaveClass(/haat-button--final/);
      await move.click();
      await answerFinal(office, one, nameOf('completed'));
      await expect.poll(() => statusOf(placed[0]!.order_number)).toBe(packageStatusTable.completed.code);
      await expect(office.getByText(say(warehouseChoiceWords, 'finished'))).toBeVisible();
    });

    /** Says yes to a question without a way back: what, to what, that it is final; no reason, no move. */
    async function answerFinal(page: Page, code: string, status: string, reason?: string): Promise<void> {
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(code);
      await expect(question).toContainText(status);
      await expect(question.locator('.haat-dialog__warning')).toContainText(
        say(moveWords, 'isFinal', { name: status }),
      );
      const yes = question.locator('button[type="submit"]');
      await expect(yes).toHaveText(say(moveWords, 'moveAll', { name: status }));
      if (reason) {
        await expect(question).toContainText(say(moveWords, 'cancelFollows'));
        await yes.click();
        await expect(question).toContainText(say(sharedWords, 'reasonMissing'));
        await question.getByRole('textbox', { name: say(moveWords, 'reason') }).fill(reason);
      }
      await yes.click();
      await expect(question).toHaveCount(0);
    }
  });

/** Reads how many were moved, and puts the report away. */
async function closeReport(page: Page, text: string, close: string): Promise<void> {
  const report = page.getByRole('dialog');
  await expect(report.getByRole('status')).toHaveText(text);
  await report.getByRole('button', { name: close, exact: true }).last().click();
  await expect(report).toHaveCount(0);
}
