/**
 * What must not happen in a page while somebody uses it: an error in the console, an error that nothing caught (React reports a
 * mismatch of the server's page and the browser's in this way), a request that fails. A journey that causes a failing
 * answer on purpose names it, and has to get it.
 */
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

export type Allowance = {
  /** The status of an answer, or what a message of the console says. */
  status?: number;
  /** A part of the address. */
  url?: string | RegExp;
  console?: RegExp;
  /** Why the journey expects it. */
  because: string;
  /** It depends on the browser whether it happens: how far ahead pictures are loaded, for example. */
  isOptional?: boolean;
};

const fits = (wanted: string | RegExp | undefined, text: string): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text));

/** The browser repeats every failing answer in the console; the answer itself is judged. */
const repeatsAnAnswer = (text: string) =>
  text.startsWith('Failed to load resource: the server responded with a status of');
const isTrouble = (message: ConsoleMessage) =>
  message.type() === 'error' ||
  (message.type() === 'warning' && /hydrat|did not match|Minified React/i.test(message.text()));

export class Guard {
  private readonly found: string[] = [];
  private readonly allowances: { allowance: Allowance; used: boolean }[] = [];

  /** A failing answer or an error this journey expects. */
  allow(allowance: Allowance): void {
    this.allowances.push({ allowance, used: false });
  }

  /** Watches every page of a browser context. */
  watch(context: BrowserContext): void {
    context.on('page', (page) => this.watchPage(page));
    context.pages().forEach((page) => this.watchPage(page));
  }

  /** What went wrong so far, and what was allowed but never happened. */
  troubles(): string[] {
    const unused = this.allowances
      .filter(({ allowance, used }) => !used && !allowance.isOptional)
      .map(({ allowance }) => `expected, but it did not happen: ${allowance.because}`);
    return [...this.found, ...unused];
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      if (isTrouble(message) && !repeatsAnAnswer(message.text()))
        this.note(page, { console: message.text(), url: message.location().url });
    });
    page.on('pageerror', (error) => this.note(page, { console: `uncaught: ${error.message}`, url: page.url() }));
    page.on('response', (response) => {
      if (response.status() >= 400) this.note(page, { status: response.status(), url: response.url() });
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page abandons its unfinished requests.
      if (reason !== 'net::ERR_ABORTED') this.note(page, { console: reason, url: request.url() });
    });
  }

  private note(page: Page, event: { status?: number; console?: string; url: string }): void {
    const known = this.allowances.find(
      ({ allowance }) =>
        fits(allowance.url, event.url) &&
        (event.status === undefined
          ? allowance.console !== undefined && fits(allowance.console, event.console ?? '')
          : allowance.status === event.status),
    );
    if (known) known.used = true;
    else this.found.push(`on ${page.url()}: ${event.status ?? event.console} ${event.url}`);
  }
}
