/** Where things are delivered to, and what depends on it. */
import { locationMessages as words } from '../../storefront/src/routes/location.messages';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { expect, test } from './support/journey';
import { at, isAlive, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const [dhaka, savar] = way.language === 'en' ? ['Dhaka', 'Savar'] : ['ঢাকা', 'সাভার'];

  test(`a visitor says where to deliver, and takes it back (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, place: null });
    const main = page.getByRole('main');
    await visit(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: say(layoutMessages, 'setLocation') });
    await link.click();
    await expect(page).toHaveURL(at('/location-set'));
    await expect(main.getByText(say(words, 'none'))).toBeVisible();
    const set = main.getByRole('button', { name: say(words, 'set') });
    const both = way.language === 'en' ? 'Select your current District & Area' : 'আপনার জেলা ও এলাকা দুটোই বাছুন';
    await set.click();
    await expect(toast(page, both)).toBeVisible();

    await main
      .getByRole('combobox', { name: say(words, 'district'), exact: true })
      .selectOption({ label: word(dhaka) });
    const area = main.getByRole('combobox', { name: say(words, 'area') });
    await expect(area).toBeEnabled();
    await area.selectOption({ label: word(savar) });
    await set.click();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('banner').getByRole('link', { name: word(new RegExp(savar)) })).toBeVisible();

    await page.reload();
    await isAlive(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: word(new RegExp(savar)) })
      .click();
    await expect(main.getByText(`${word(savar)}, ${word(dhaka)}`)).toBeVisible();
    await main.getByRole('button', { name: say(words, 'remove') }).click();
    await expect(main.getByText(say(words, 'none'))).toBeVisible();
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('district'), localStorage.getItem('upazila')])).toEqual([
      null,
      null,
    ]);
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);
  const [dhaka, savar] = way.language === 'en' ? ['Dhaka', 'Savar'] : ['ঢাকা', 'সাভার'];

  test(`pages that depend on the place ask for it and then go on (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, place: null });
    for (const path of [
      '/search/rice',
      '/featured-product-more',
      '/flash-product-more',
      '/new-product-more',
      '/general-grocery-more',
      '/grocery',
    ]) {
      await page.goto(at(path));
      await expect(page, path).toHaveURL(at('/location-set'));
    }
    await isAlive(page);
    const main = page.getByRole('main');
    await main
      .getByRole('combobox', { name: say(words, 'district'), exact: true })
      .selectOption({ label: word(dhaka) });
    const area = main.getByRole('combobox', { name: say(words, 'area') });
    await expect(area).toBeEnabled();
    await area.selectOption({ label: word(savar) });
    await main.getByRole('button', { name: say(words, 'set') }).click();
    await expect(page).toHaveURL(at('/grocery'));
    await expect(main.getByRole('article').first()).toBeVisible();
  });

  test(`nothing goes into the cart before the place is known (${named(way)})`, async ({ open, url }) => {
    const page = await open({ ...way, place: null, person: await newCustomer(url, { isVerified: false }) });
    await visit(page, '/shop/gadget-bari');
    const add = page
      .getByRole('main')
      .getByRole('button', { name: word(way.language === 'en' ? /^Add to cart:/ : /^কার্টে নিন:/) })
      .first();
    await add.click();
    await expect(page).toHaveURL(at('/location-set'));
    await expect(
      toast(page, way.language === 'en' ? 'Please, Set your location first!' : 'আগে আপনার এলাকা বাছুন!'),
    ).toBeVisible();
    await expect(toast(page, way.language === 'en' ? 'Important!' : 'জরুরি!')).toBeVisible();
  });

  test(`groceries of another area say that they do not come here (${named(way)})`, async ({
    open,
    url,
    savar: here,
    sylhet,
  }) => {
    const { product } = (await (
      await fetch(`${url}/api/get-grocery-data/${here.district.id}/${here.upazila.id}/0/12`)
    ).json()) as { product: { slug: string; qty: number }[] };
    const { slug } = product.find(({ qty }) => qty > 0)!;
    const text =
      way.language === 'en' ? 'This Product is Not Available in Your Location' : 'পণ্যটি আপনার এলাকায় পাওয়া যায় না';
    const away = await open({ ...way, place: sylhet });
    await visit(away, `/view-product/${slug}`);
    await expect(away.getByRole('main').getByText(text)).toBeVisible();
    const home = await open(way);
    await visit(home, `/view-product/${slug}`);
    await expect(home.getByRole('main').getByText(text)).toBeHidden();
    const nowhere = await open({ ...way, place: null });
    await nowhere.goto(at(`/view-product/${slug}`));
    await expect(nowhere).toHaveURL(at('/location-set'));
  });
}
