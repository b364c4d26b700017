/** Signing in by a code on a phone that reloads the page while the message is read. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Api } from '../../../../../frontend/api/context';
import { ApiContext } from '../../../../../frontend/api/context';
import { LanguageProvider } from '../../../../../frontend/messages/LanguageProvider';
import { GuestForm } from '../../../../../storefront/src/features/sign-in/GuestForm';
import { keepStep, readStep } from '../../../../../storefront/src/features/sign-in/keptStep';
import { signInMessages } from '../../../../../storefront/src/features/sign-in/messages';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const asked: unknown[] = [];
const call = ((route: { name: string }, { body }: { body: unknown }) => {
  asked.push([route.name, body]);
  const answer =
    route.name === 'guestCode' ? { token: 'sent-token', seconds: 50 } : { token: 'session', username: 'R' };
  return Promise.resolve({ ok: true, answer: { status: 200, ...answer } });
}) as unknown as Api['call'];

let root: Root;
let place: HTMLElement;
const opened: unknown[] = [];

/** The page as after a reload. */
function open(): void {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() =>
    root.render(
      <LanguageProvider language="en">
        <ApiContext value={{ call, onFailure: () => undefined }}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <BrowserRouter>
              <GuestForm onOpened={(answer) => void opened.push(answer)} onPassword={() => undefined} />
            </BrowserRouter>
          </SWRConfig>
        </ApiContext>
      </LanguageProvider>,
    ),
  );
}
const reload = () => {
  act(() => root.unmount());
  place.remove();
  open();
};
const type = (name: string, text: string) =>
  act(() => {
    const field = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
const press = (name: string) =>
  act(() => [...place.querySelectorAll('button')].find((button) => button.textContent === name)!.click());

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  asked.length = 0;
  opened.length = 0;
});

test('name, mobile and code survive a reload; used, nothing of them is left', async () => {
  open();
  type('name', 'Rahima');
  type('mobile', '01700000001');
  await submit();
  expect(place.querySelector('input[name="code"]')).not.toBeNull();
  reload();
  expect(place.textContent).toContain('01700000001');
  expect(place.textContent).toContain('50');
  type('code', '123456');
  await submit();
  expect(asked).toEqual([
    ['guestCode', { mobile: '01700000001' }],
    ['guestSignIn', { name: 'Rahima', token: 'sent-token', code: '123456' }],
  ]);
  expect(opened).toHaveLength(1);
  expect(readStep('guest')).toBeNull();
});

test('whoever enters another mobile starts over, also after a reload', () => {
  keepStep('guest', { mobile: '01700000001', token: 't', name: 'Rahima', seconds: 50 });
  open();
  press(signInMessages.otherMobile.en);
  reload();
  expect(place.querySelector('input[name="mobile"]')).not.toBeNull();
});

test('a code that is no longer valid, and what somebody else wrote there, is not waited for', () => {
  const step = { mobile: '01700000001', token: 't', name: '', seconds: 50 };
  for (const kept of [JSON.stringify({ ...step, at: Date.now() - 301_000 }), 'not json', '[]', 'null', '{"at":1}']) {
    sessionStorage.setItem('code_step_reset', kept);
    expect([kept, readStep('reset')]).toEqual([kept, null]);
  }
  keepStep('reset', step);
  expect(readStep('reset')).toEqual(step);
});
