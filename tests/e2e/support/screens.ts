/** The two screens of every journey: the cheap phone, held upright and touched, and a desk. */
import type { BrowserContextOptions } from '@playwright/test';
import type { Language } from './words';

export type Screen = 'phone' | 'desktop';
export const screens: readonly Screen[] = ['phone', 'desktop'];

export const screenOptions: Record<Screen, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

export type Way = { screen: Screen; language: Language };

/**
 * Every journey is made on both screens, once in each language; which goes with which differs from journey to journey. Where cores
 * are few, `npm test` chooses one of them (`scripts/oneWay.mjs`).
 */
export const banglaOnPhone: readonly Way[] = [
  { screen: 'phone', language: 'bn' },
  { screen: 'desktop', language: 'en' },
];
export const englishOnPhone: readonly Way[] = [
  { screen: 'phone', language: 'en' },
  { screen: 'desktop', language: 'bn' },
];
export const named = ({ screen, language }: Way): string => `${screen}, ${language}`;
