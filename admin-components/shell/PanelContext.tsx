'use client';
/** Available to every screen: the signed-in user, and whether the product runs in demo mode. */
import { createContext, useContext } from 'react';
import type { Role } from '../../domain/permissions';

export type PanelAbout = {
  roles: readonly Role[];
  userName: string;
  /** Some actions only show that they are disabled. */
  isDemo: boolean;
  /** The parameters of the address: `/order-details/:id` gives `id`. */
  params: Readonly<Record<string, string>>;
};

const PanelContext = createContext<PanelAbout>({ roles: [], userName: '', isDemo: false, params: {} });
export const PanelProvider = PanelContext.Provider;

export const usePanel = (): PanelAbout => useContext(PanelContext);
/** One parameter of the address. */
export const useParam = (name: string): string => usePanel().params[name] ?? '';
export const useHasRole = (role: Role): boolean => usePanel().roles.includes(role);
