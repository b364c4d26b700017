/** Where the panel does otherwise than Payload's own server functions. */
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { Forbidden, type PayloadRequest, type ServerFunctionHandler } from 'payload';
import { contentEditors, rolesOf } from '../../domain/permissions';

type Functions = NonNullable<Parameters<ServerFunctionHandler>[0]['serverFunctions']>;

/** The plain CMS screens, which lock what is open in them, are the super admin's: nobody else locks a document. */
const mayLock = ({ user }: PayloadRequest): boolean => user !== null && rolesOf(user).includes('superadmin');

/** Payload's own function asks only whether somebody works in the panel; what is published is decided when it is. */
const mayPublish = ({ user }: PayloadRequest): boolean =>
  user !== null && rolesOf(user).some((role) => (contentEditors as readonly string[]).includes(role));

export const serverFunctions: Functions = {
  'form-state': (args) =>
    buildFormStateHandler({ ...args, returnLockStatus: args.returnLockStatus === true && mayLock(args.req) }),
  'schedule-publish': (args) => {
    if (!mayPublish(args.req)) throw new Forbidden(args.req.t);
    return schedulePublishHandler(args);
  },
};
