/** Before a text message goes to an audience, its sender reads how many get it, in how many parts, at what cost. */
import { audienceWords, communicationWords } from '../../../admin-components/messages/communication';
import { broadcastCost } from '../../../domain/sms/cost';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer, word } from '../support/words';
import { enterPanel, goTo } from './walk';

/** Two parts in either language. */
const text = 'আজ রাত ১০টা পর্যন্ত সব শাকসবজিতে ২০% ছাড়। আপনার এলাকার দোকান থেকে অর্ডার করুন, কালই পৌঁছে যাবে।';

/** What stands after this name; each fact is a line. */
const factIn = (shown: string, name: string): string =>
  shown
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length) ?? '';

for (const way of banglaOnPhone)
  test(`a broadcast asks with its recipients, parts and cost (${named(way)})`, async ({ open, staff }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    type Plan = { recipients: number; parts: number; cost_paisa: number };
    const preview = () => admin.api.post<Plan>('/broadcast-preview', { kind: 'sms', audience: 'vendor', text });
    const plan = await preview();
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
    const question = page.getByRole('alertdialog');
    const number = (amount: number) => (way.language === 'bn' ? banglaDigits(amount) : String(amount));
    // Other journeys approve vendors meanwhile: then it is asked again.
    await expect(async () => {
      const { recipients, parts, cost_paisa: cost } = await preview();
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: say(communicationWords, 'sendSms') })
        .click();
      await expect(question).toContainText(say(communicationWords, 'sendTitle'));
      const shown = (await question.locator('.haat-facts__row').allTextContents()).join('\n');
      // Nothing is sent.
      await question.getByRole('button').first().click();
      await expect(question).toBeHidden();
      for (const [name, value] of [
        [say(communicationWords, 'audience'), word(audienceWords.vendor[way.language])],
        [say(communicationWords, 'recipients'), new RegExp(`^${number(recipients)}$`)],
        [say(communicationWords, 'parts'), new RegExp(`^${number(parts)}$`)],
        [say(communicationWords, 'cost'), new RegExp(`৳${number(Math.ceil(cost / 100))}$`)],
        [say(communicationWords, 'text'), word(text)],
      ] as const)
        expect(factIn(shown, name)).toMatch(value);
    }).toPass({ timeout: 60_000 });
  });
