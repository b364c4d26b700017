/** Registers the panel's own screens with Payload. */
import type { Plugin } from 'payload';

export const panel: Plugin = (config) => config;
