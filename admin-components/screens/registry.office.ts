'use client';
/** Screens of the office: people, categories, settings, reports. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';

export const officeScreens = {
  'main-category': dynamic(() => import('./categories/MainCategories').then((file) => file.MainCategories)),
  'sub-category': dynamic(() => import('./categories/SubCategories').then((file) => file.SubCategories)),
  'child-category': dynamic(() => import('./categories/ChildCategories').then((file) => file.ChildCategories)),
  'add-category': dynamic(() => import('./categories/AddCategory').then((file) => file.AddCategory)),
  'edit-category': dynamic(() => import('./categories/EditCategories').then((file) => file.EditMainCategory)),
  'edit-sub-category': dynamic(() => import('./categories/EditCategories').then((file) => file.EditSubCategory)),
  'edit-child-category': dynamic(() => import('./categories/EditCategories').then((file) => file.EditChildCategory)),
} satisfies Partial<Record<ScreenName, ComponentType>>;
