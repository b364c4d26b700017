/** Draws a part of the shop with what it finds around it; the server's answers are the test's. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { CallResult } from '../../../../contract/client/answer';
import type { Route } from '../../../../contract/route';
import { ApiContext, type Api } from '../../../../frontend/api/context';
import { LanguageProvider } from '../../../../frontend/messages/LanguageProvider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type Sent = { name: string; body: unknown; key: string | undefined };
export type Answers = (sent: Sent) => CallResult<Route> | object | Promise<object>;

/** An answer is given as its body, or as a failure. */
export async function draw(part: ReactNode, answers: Answers): Promise<{ place: HTMLElement; sent: Sent[] }> {
  const sent: Sent[] = [];
  const call = (async (route: Route, { body }: { body?: unknown }, options?: { idempotencyKey?: string }) => {
    const asked = { name: route.name, body, key: options?.idempotencyKey };
    sent.push(asked);
    const given = await answers(asked);
    return 'ok' in given ? given : { ok: true, answer: given };
  }) as unknown as Api['call'];
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    createRoot(place).render(
      <LanguageProvider language="en">
        <ApiContext value={{ call, onFailure: () => undefined }}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <BrowserRouter>{part}</BrowserRouter>
          </SWRConfig>
        </ApiContext>
      </LanguageProvider>,
    );
    await Promise.resolve();
  });
  return { place, sent };
}

/** Types into a control of the form as a person does. */
export function type(place: ParentNode, name: string, text: string): void {
  act(() => {
    const control = place.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      `[name="${name}"]`,
    )!;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!;
    set!.call(control, text);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

export const submit = (place: ParentNode): Promise<void> =>
  act(async () => {
    place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
