/** Fetching the script of a page. */
import { page } from '../../../../storefront/src/app/page';
import { loadPage, missesScripts } from '../../../../storefront/src/app/loadPage';

const Page = () => null;

test('a page that cannot be fetched is noted, and asked for again', async () => {
  let isThere = true;
  const load = () => (isThere ? Promise.resolve({ Page }) : Promise.reject(new Error('no network')));
  await loadPage(page('/one', 'One', load));
  expect(missesScripts()).toBe(false);

  isThere = false;
  const two = page('/two', 'Two', load);
  await expect(loadPage(two)).rejects.toThrow('no network');
  expect(missesScripts()).toBe(true);
  isThere = true;
  await expect(loadPage(two)).resolves.toEqual({ Page });
});
