'use client';
/** Screens of the office: people, categories, settings, reports. */
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';

export const officeScreens = {
} satisfies Partial<Record<ScreenName, ComponentType>>;
