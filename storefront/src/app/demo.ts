/** Whether the product runs in demo mode, where some actions are switched off with a notice. */
import { createContext, useContext } from 'react';

export const DemoContext = createContext(true);
export const useIsDemo = (): boolean => useContext(DemoContext);
