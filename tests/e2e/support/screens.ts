/** The two screens of every journey: the cheap phone, held upright and touched, and a desk. */
import type { BrowserContextOptions } from '@playwright/test';

export type Screen = 'phone' | 'desktop';
export const screens: readonly Screen[] = ['phone', 'desktop'];

export const screenOptions: Record<Screen, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
};
