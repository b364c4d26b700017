/** A return is rejected with a reason for its customer, another refunded, which is not undone by one click. */
import { returnWords } from '../../../admin-components/messages/returns';
import { sharedWords } from '../../../admin-components/messages/shared';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { sayer } from '../support/words';
import { press } from './acts';
import { askedBack, newVendor, unique, type Asked } from './people';
import { enterPanel } from './walk';

type Seen = { returns: { status: number; payment_refund: number; cancel_reason: string } };
const seenBy = async ({ customer, product, order }: Asked) =>
  (await customer.api.get<Seen>(`/get-existing-return-request/${product}/${order}`)).returns;

for (const way of banglaOnPhone)
  test(`a return is rejected, another refunded and not canceled by one click (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const [rejected, refunded] = [
      await askedBack(url, staff, savar, vendor),
      await askedBack(url, staff, savar, vendor),
    ];
    await admin.api.post(`/update-return-status/1/${refunded.id}`);
    await refunded.customer.api.post(`/update-return-status/2/${refunded.id}`);
    await vendor.api.post(`/update-return-status/3/${refunded.id}`);
    await admin.api.post(`/update-return-status/4/${refunded.id}`);
    await admin.api.post(`/update-refund-status/1/${refunded.id}`, { trx_id: `BKX${unique()}` });
    const page = await open({ ...way, person: admin });
    const asked = page.getByRole('dialog', { name: say(sharedWords, 'areYouSure') });
    const yes = asked.getByRole('button', { name: say(sharedWords, 'yes'), exact: true });

    await test.step('rejected: the question names the return, and asks why', async () => {
      await enterPanel(page, `/returns-details/${rejected.path}`);
      await press(page, say(returnWords, 'reject'));
      await expect(asked).toContainText(`#${rejected.id}`);
      await expect(asked).toContainText(say(returnWords, 'reject'));
      await yes.click();
      await expect(asked).toContainText(say(returnWords, 'reasonRequired'));
      await asked.getByRole('textbox').fill('It was worn for a week');
      await yes.click();
      await expect(asked).toBeHidden();
      await expect.poll(() => seenBy(rejected)).toMatchObject({ status: 5, cancel_reason: 'It was worn for a week' });
    });

    await test.step('refunded: canceling shows the refund, and asks for a reason', async () => {
      await enterPanel(page, `/returns-details/${refunded.path}`);
      await press(page, say(returnWords, 'cancel'));
      await expect(asked.locator('.haat-notice')).toContainText(way.language === 'bn' ? '৳৪০০' : '৳400');
      await yes.click();
      await expect(asked).toContainText(say(returnWords, 'reasonRequired'));
      await asked.getByRole('button', { name: say(sharedWords, 'cancel'), exact: true }).click();
      expect(await seenBy(refunded)).toMatchObject({ status: 4, payment_refund: 1 });
    });
  });
