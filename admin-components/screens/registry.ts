'use client';
/** Which component draws each route. Every screen is loaded when it is first opened. */
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';
import { dayScreens } from './registry.day';
import { officeScreens } from './registry.office';
import { UnderConstruction } from './uc/UnderConstruction';

const made: Partial<Record<ScreenName, ComponentType>> = { ...officeScreens, ...dayScreens };

export const screenFor = (name: ScreenName): ComponentType => made[name] ?? UnderConstruction;
