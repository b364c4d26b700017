/** A customer answers the rejection of a return, an admin finds it in the bell, replies, and opens the return again. */
import { returnWords } from '../../../admin-components/messages/returns';
import { reviewWords } from '../../../admin-components/messages/review';
import { sharedWords } from '../../../admin-components/messages/shared';
import { waitingWords } from '../../../admin-components/messages/waiting';
import { returnMessages } from '../../../storefront/src/features/returns/messages';
import { rejectionMessages } from '../../../storefront/src/shopping/rejection.messages';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/journey';
import { at, visit } from '../support/pages';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { giveReason, press } from './acts';
import { askedBack, newVendor } from './people';
import { enterPanel, panelAt } from './walk';

for (const way of banglaOnPhone)
  test(`a customer answers the rejection of a return, reads the reply, and it is opened again (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const asked = await askedBack(url, staff, savar, vendor);
    const called = way.language === 'bn' ? `ফেরত ${asked.id}` : `Return ${asked.id}`;
    const address = `/account/product-return/${asked.path}`;
    await admin.api.post(`/update-return-status/5/${asked.id}`, { reason: 'It was worn' });
    const page = await open({ ...way, person: asked.customer });
    const main = page.getByRole('main');
    const box = main.getByRole('textbox', { name: say(rejectionMessages, 'answer') });
    const send = main.getByRole('button', { name: say(rejectionMessages, 'sendAnswer') });
    const thread = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say(returnMessages, 'said') }) })
      // The card around it is a section too.
      .last()
      .getByRole('listitem');

    await test.step('the customer reads why, is told what is missing, and answers', async () => {
      await visit(page, address);
      await expect(thread).toHaveCount(1);
      await expect(thread).toContainText('It was worn');
      await send.click();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await box.fill('I only tried it on.');
      await send.click();
      await expect(thread.last()).toContainText('I only tried it on.');
      await expect(thread.last()).toContainText(say(rejectionMessages, 'you'));
      await expect(box).toHaveValue('');
      expect(await axeFaults(page)).toEqual([]);
    });

    const office = await open({ ...way, person: admin });
    await test.step('the bell leads the admin to the answer, which names the return, and to its page', async () => {
      await enterPanel(office, '/profile');
      await office.locator('.haat-bell').press('Enter');
      await office
        .locator('.haat-menu__row')
        .filter({ hasText: say(waitingWords, 'rejectionAnswers') })
        .click();
      await expect(office).toHaveURL(panelAt('/rejection-answers'));
      await press(office, `${say(reviewWords, 'reply')}: ${called}`);
      const dialog = office.getByRole('dialog');
      await expect(dialog).toContainText('It was worn');
      await dialog.getByRole('textbox').fill('Please send a photo of the label.');
      await dialog.getByRole('button', { name: say(reviewWords, 'sendReply') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(office.getByRole('button', { name: `${say(reviewWords, 'reply')}: ${called}` })).toHaveCount(0);
    });

    await test.step('the customer reads the reply, answers as often as is allowed, and is told to wait', async () => {
      await page.reload();
      await expect(thread.last()).toContainText('Please send a photo of the label.');
      for (const count of [1, 2, 3, 4, 5]) {
        await box.fill(`Photo ${count}`);
        await send.click();
        await expect(thread.last()).toContainText(`Photo ${count}`);
      }
      const five = way.language === 'bn' ? banglaDigits(5) : '5';
      await expect(main.getByText(say(rejectionMessages, 'waitsForShop', { count: five }))).toBeVisible();
      await expect(box).toHaveCount(0);
    });

    await test.step('an admin reads the thread on the page of the return, and opens it again with a reason', async () => {
      await enterPanel(office, '/rejection-answers');
      await office
        .getByRole('link', { name: `${say(sharedWords, 'view')}: ${called}` })
        .first()
        .click();
      await expect(office).toHaveURL(new RegExp(`/returns-details/.*id=${asked.id}$`));
      await expect(office.locator('.haat-review').getByText('Photo 5')).toBeVisible();
      await press(office, say(returnWords, 'reopenPending'));
      await giveReason(office, `#${asked.id}`, 'The photo shows the label');
      await expect(office.locator('.haat-review__notes li').last()).toContainText('The photo shows the label');
    });

    await test.step('the notice leads the customer to the page, where the answers have ended', async () => {
      await visit(page, '/notification');
      const notice = main.getByRole('listitem').filter({ hasText: 'The photo shows the label' });
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${at('/account/product-return/')}.*line=`));
      await expect(thread.last()).toContainText(say(rejectionMessages, 'reopened'));
      await expect(main.getByText(say(returnMessages, 'pendingText'))).toBeVisible();
      await expect(send).toHaveCount(0);
    });
  });
