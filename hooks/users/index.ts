/** The hooks of users, by what they ensure. */
import type { CollectionConfig } from 'payload';

export const userHooks: Omit<NonNullable<CollectionConfig['hooks']>, 'beforeLogin'> = {};
