/** What a visitor was doing when they had to sign in: kept in the tab, never in an address. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LanguageProvider } from '../../../../../frontend/messages/LanguageProvider';
import { basePath } from '../../../../../storefront/src/app/paths';
import { writeStored } from '../../../../../storefront/src/app/session/storage';
import { goOnAt, isKeptOn, keepUnfinished, readUnfinished } from '../../../../../storefront/src/app/session/unfinished';
import { useOnceSignedIn } from '../../../../../storefront/src/shopping/useOnceSignedIn';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const goTo = (path: string) => history.replaceState(null, '', basePath + path);
let done: string[] = [];
const actOf = { follow: () => void done.push('follow'), ask: () => void done.push('ask') };

function Buttons() {
  const follow = useOnceSignedIn('follow', actOf.follow, 'Sign in first');
  const ask = useOnceSignedIn('ask', actOf.ask, 'Sign in first');
  return (
    <>
      <button onClick={follow}>follow</button>
      <button onClick={ask}>ask</button>
    </>
  );
}

/** The page with its buttons, at an address. */
function open(path: string): HTMLButtonElement[] {
  goTo(path);
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(
      <LanguageProvider language="en">
        <BrowserRouter basename={basePath}>
          <Buttons />
        </BrowserRouter>
      </LanguageProvider>,
    ),
  );
  return [...place.querySelectorAll('button')];
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  done = [];
});

test('a link that names a button does nothing for whoever opens it', () => {
  writeStored({ auth_token: 'x' });
  open('/shop/x?follow=1&ask=1&tell-stock=1&tell-price=1');
  expect(done).toEqual([]);
});

test('a pressed button acts once, after signing in, on its own page only', () => {
  const [follow] = open('/shop/x');
  act(() => follow!.click());
  expect([done, location.pathname, location.search]).toEqual([[], `${basePath}/login`, '']);
  expect(goOnAt()).toBe('/shop/x');

  act(() => writeStored({ auth_token: 'x' }));
  open('/shop/y');
  expect(done).toEqual([]);
  open('/shop/x');
  expect(done).toEqual(['follow']);
  open('/shop/x');
  expect(done).toEqual(['follow']);
  expect(readUnfinished()).toBeNull();
});

test('somebody signed in acts at once', () => {
  writeStored({ auth_token: 'x' });
  const [, ask] = open('/shop/x');
  act(() => ask!.click());
  expect([done, location.pathname]).toEqual([['ask'], `${basePath}/shop/x`]);
});

describe('what was interrupted', () => {
  const buying = { waitsFor: 'signIn', act: { kind: 'cart', wish: { productId: 1 } } } as const;
  const keptOn = (path: string, isSignedIn = false) => isKeptOn(path, readUnfinished()!, isSignedIn);

  test('stays over the pages in between, the policies and the account’s mobile', () => {
    goTo('/view-product/x');
    keepUnfinished(buying);
    const between = ['/login', '/register', '/verify', '/account/edit', '/terms-and-conditions', '/privacy-policy/'];
    expect(between.map((path) => keptOn(path))).toEqual(between.map(() => true));
    expect(['/', '/about', '/account', '/cart'].map((path) => keptOn(path))).toEqual([false, false, false, false]);
    // A session that ends there changes nothing; without a purchase the page itself is where to go on.
    goTo('/account/edit');
    keepUnfinished({ waitsFor: 'signIn' });
    expect(goOnAt()).toBe('/view-product/x');
    sessionStorage.clear();
    keepUnfinished({ waitsFor: 'signIn' });
    expect(goOnAt()).toBe('/account/edit');
  });

  test('a visitor led home from the cart signs in there and goes on to the cart', () => {
    goTo('/cart');
    keepUnfinished({ waitsFor: 'signIn', viaHome: true });
    expect([keptOn('/'), keptOn('/login'), keptOn('/about'), keptOn('/', true)]).toEqual([true, true, false, false]);
    expect(goOnAt()).toBe('/cart');
    // For a moment the visitor is still there, no longer signed in.
    expect([keptOn('/cart'), keptOn('/cart', true)]).toEqual([true, false]);
  });

  test('does not keep a language: whoever chooses another one stays in it', () => {
    goTo('/view-product/x?lang=bn&color=red');
    keepUnfinished(buying);
    expect(goOnAt()).toBe('/view-product/x?color=red');
  });
});
