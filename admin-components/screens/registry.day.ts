'use client';
/** Screens of the day's work: products, orders, packages, returns. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';

export const dayScreens = {
  uc: dynamic(() => import('./uc/UnderConstruction').then((file) => file.UnderConstruction)),
} satisfies Partial<Record<ScreenName, ComponentType>>;
