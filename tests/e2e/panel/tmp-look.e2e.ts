import { test } from '../support/journey';
import { enterPanel, goTo } from './walk';

const looks: [string, string[]][] = [
  ['vendor.gadget', ['/dashboard', '/profile-change', '/profile']],
  ['admin', ['/dashboard', '/profile-changes', '/profile-change/1', '/user-details/U', '/vendor-details/V', '/all-order?customer=U', '/verify-products']],
  ['incharge.dhaka', ['/dashboard']],
];
for (const [account, paths] of looks)
  for (const language of ['en', 'bn'] as const)
    for (const screen of ['desktop', 'phone'] as const)
      test(`${account} ${language} ${screen}`, async ({ open, staff }) => {
        const person = await staff(account);
        const page = await open({ language, screen, person });
        await enterPanel(page);
        let user = '1';
        let vendor = '1';
        if (account === 'admin') {
          const found = await person.api.get<{ users: { id: number }[] }>('/admin-search-all-user/customer@demo.test');
          user = String(found.users[0]!.id);
          const vendors = await person.api.get<{ vendor: { id: number }[] }>('/get-approved-vendor');
          vendor = String(vendors.vendor[0]!.id);
        }
        for (const path of paths) {
          await goTo(page, path.replace('U', user).replace('V', vendor));
          await page.waitForTimeout(1500);
          await page.screenshot({ path: `/tmp/look-v/${account}-${language}-${screen}${path.replace(/\W/g, '_')}.png`, fullPage: true });
        }
        await page.locator('.haat-bell').click();
        await page.waitForTimeout(1000);
        await page.screenshot({ path: `/tmp/look-v/${account}-${language}-${screen}-bell.png` });
      });
