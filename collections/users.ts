import type { CollectionConfig } from 'payload';
import { isStaff } from '../domain/permissions';
import { isAny, rolesIn } from '../authority/actor';
import { anyOf, isAdmin, nobody, ofUser, onlySuperAdmin } from './access/rules';
import { adminField, kept, selfOrAdminField } from './access/fields';
import { flag, labels, line, code, picture } from './fields/values';
import { recognizeApiKey } from '../hooks/users/recognizeApiKey';
import { askSecondStep } from '../hooks/users/askSecondStep';
import { refuseSuspended } from '../hooks/users/refuseSuspended';
import { userHooks } from '../hooks/users/index';

const DAY_SECONDS = 24 * 60 * 60;

const toldWhenChanged = {
  en: 'A person whose email, mobile or password is changed by an admin is notified by SMS, email and notice, and signed out everywhere.',
  'bn-BD':
    'অ্যাডমিন কারও ইমেইল, মোবাইল বা পাসওয়ার্ড বদলালে তাঁকে এসএমএস, ইমেইল ও নোটিফিকেশনে জানানো হয়, আর তিনি সব জায়গা থেকে লগআউট হন।',
};

/** Everybody with an account: customers, vendors, warehouse staff, content editors, admins. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: labels({ en: 'User', 'bn-BD': 'ব্যবহারকারী' }, { en: 'Users', 'bn-BD': 'ব্যবহারকারীরা' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'mobile', 'email', 'role_as', 'status'],
    group: { en: 'People', 'bn-BD': 'ব্যবহারকারী ও বিক্রেতা' },
  },
  auth: {
    tokenExpiration: 30 * DAY_SECONDS,
    useSessions: true,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    // Failed sign-ins are counted by our own limits. Inside a transaction, Payload's own counter waits for that
    // transaction to end.
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Lax' },
    strategies: [{ name: 'api-key', authenticate: recognizeApiKey }],
  },
  access: {
    /** The panel is for staff, vendors, warehouse people and content editors. */
    admin: ({ req }) => isStaff(rolesIn(req)),
    create: onlySuperAdmin,
    read: anyOf(({ req }) => isAdmin(req), ofUser('id')),
    update: anyOf(({ req }) => isAdmin(req), ofUser('id')),
    delete: onlySuperAdmin,
    readVersions: nobody,
    unlock: ({ req }) => isAny(req, 'superadmin'),
  },
  hooks: { beforeLogin: [refuseSuspended, askSecondStep], ...userHooks },
  indexes: [
    // The admins are found among all accounts.
    { fields: ['role_as', 'deleted'] },
    // The list of all accounts is counted, whatever its filter, from the index alone.
    {
      fields: [
        'deleted',
        'createdAt',
        'status',
        'role_as',
        'is_vendor',
        'is_incharge',
        'is_editor',
        'mobile_verify',
        'user_verify',
      ],
    },
    { fields: ['deleted', 'name'] },
    { fields: ['status', 'name'] },
    { fields: ['deleted', 'status', 'updatedAt'] },
  ],
  fields: [
    line('name', 150, { required: true }),
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { read: selfOrAdminField, update: selfOrAdminField },
    },
    line('mobile', 11, {
      required: true,
      unique: true,
      minLength: 10,
      access: { read: selfOrAdminField },
      admin: { description: toldWhenChanged },
    }),
    line('mobile_prefix', 4, { required: true, defaultValue: '+88', access: { read: selfOrAdminField } }),
    picture('image'),
    code('role_as', 2, 0, { access: { update: adminField, create: adminField } }),
    flag('is_vendor', 0, { access: kept, admin: { readOnly: true } }),
    flag('is_incharge', 0, { access: kept, admin: { readOnly: true } }),
    /** Edits the shop's content: pictures, videos, policies, pages, announcements. */
    flag('is_editor', 0, { access: { update: adminField, create: adminField } }),
    flag('status', 1, { access: { update: adminField, create: adminField } }),
    flag('mobile_verify', 0, { access: { update: adminField, create: adminField } }),
    /** 0: signed in with a mobile and a code, and has not chosen a password yet. Nobody knows the stored one. */
    flag('has_password', 1, { access: kept, admin: { hidden: true } }),
    flag('user_verify', 0, { access: { update: adminField, create: adminField } }),
    /** Payload's own operation; see `forgotPassword` above. */
    { name: 'resetPasswordRequestedAt', type: 'date', hidden: true, access: kept },
    /** The person's sessions. Payload stores when each began and expires; the rest helps the person recognise it. */
    {
      name: 'sessions',
      type: 'array',
      admin: { disabled: true },
      fields: [
        { name: 'seenAt', type: 'date' },
        { name: 'device', type: 'text', maxLength: 60 },
        { name: 'address', type: 'text', maxLength: 20 },
      ],
    },
    /** 1: the account was deleted. Its personal data is gone; the record stays because orders refer to it. */
    flag('deleted', 0, { access: kept, admin: { hidden: true } }),
  ],
};
