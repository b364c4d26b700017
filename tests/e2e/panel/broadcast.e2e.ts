/** Before a text message goes to an audience, its sender reads how many get it, in how many parts, at what cost. */
import { audienceWords, communicationWords } from '../../../admin-components/messages/communication';
import { broadcastCost } from '../../../domain/sms/cost';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer, word } from '../support/words';
import { enterPanel, goTo } from './walk';

/** Two parts in either language. */
const text = 'আজ রাত ১০টা পর্যন্ত সব শাকসবজিতে ২০% ছাড়। আপনার এলাকার দোকান থেকে অর্ডার করুন, কালই পৌঁছে যাবে।';

for (const way of banglaOnPhone)
  test(`a broadcast asks with its recipients, parts and cost (${named(way)})`, async ({ open, staff }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    type Plan = { recipients: number; parts: number; cost_paisa: number };
    const body = { kind: 'sms', audience: 'vendor', text };
    const plan = await admin.api.post<Plan>('/broadcast-preview', body);
    expect(plan.parts).toBe(2);
    expect(plan.recipients).toBeGreaterThan(1);
    expect(plan.cost_paisa).toBeGreaterThanOrEqual(broadcastCost(text, plan.recipients, 1).cost_paisa);

    const page = await open({ ...way, person: admin });
    await enterPanel(page);
    // The journeys' server is in demo mode, where the form ends before the question. The browser alone is told otherwise.
    await page.route(/\/admin\/communication\?.*_rsc=/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({ response: answer, body: body.replaceAll('"isDemo":true', '"isDemo":false') });
    });
    await goTo(page, '/communication');
    await page.getByRole('tab', { name: say(communicationWords, 'textSms') }).click();
    await page.getByRole('combobox', { name: say(communicationWords, 'audience') }).selectOption('vendor');
    await page.getByRole('textbox', { name: say(communicationWords, 'messageBody') }).fill(text);
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: say(communicationWords, 'sendSms') })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say(communicationWords, 'sendTitle'));
    const number = (amount: number) => (way.language === 'bn' ? banglaDigits(amount) : String(amount));
    for (const [name, value] of [
      [say(communicationWords, 'audience'), word(audienceWords.vendor[way.language])],
      [say(communicationWords, 'recipients'), number(plan.recipients)],
      [say(communicationWords, 'parts'), number(plan.parts)],
      [say(communicationWords, 'cost'), `৳${number(Math.ceil(plan.cost_paisa / 100))}`],
      [say(communicationWords, 'text'), word(text)],
    ] as const)
      await expect(question.locator('.haat-facts__row', { hasText: name }).first()).toContainText(value);
    // Nothing is sent.
    await question.getByRole('button').first().click();
    await expect(question).toBeHidden();
  });
