'use client';
/**
 * Which component renders each route. Every screen is loaded when it is first opened; a route without one does not
 * compile.
 */
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';
import { dayScreens } from './registry.day';
import { officeScreens } from './registry.office';

export const screens: Readonly<Record<ScreenName, ComponentType>> = { ...officeScreens, ...dayScreens };
