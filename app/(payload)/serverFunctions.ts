/** Where the panel does otherwise than Payload's own server functions. */
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { PayloadRequest, ServerFunctionHandler } from 'payload';
import { rolesOf } from '../../domain/permissions';

type Functions = NonNullable<Parameters<ServerFunctionHandler>[0]['serverFunctions']>;

/** The plain CMS screens, which lock what is open in them, are the super admin's: nobody else locks a document. */
const mayLock = ({ user }: PayloadRequest): boolean => user !== null && rolesOf(user).includes('superadmin');

export const serverFunctions: Functions = {
  'form-state': (args) =>
    buildFormStateHandler({ ...args, returnLockStatus: args.returnLockStatus === true && mayLock(args.req) } as never),
};
