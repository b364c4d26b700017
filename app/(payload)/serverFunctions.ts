/** The server functions in which the panel differs from Payload. */
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { Forbidden, type PayloadRequest, type ServerFunctionHandler } from 'payload';
import { contentEditors, rolesOf } from '../../domain/permissions';

type Functions = NonNullable<Parameters<ServerFunctionHandler>[0]['serverFunctions']>;

/** The plain CMS screens, which lock open documents, are for the super admin: nobody else locks a document. */
const mayLock = ({ user }: PayloadRequest): boolean => user !== null && rolesOf(user).includes('superadmin');

/**
 * Payload's own function checks only whether somebody may use the panel; who may publish is checked when it happens.
 */
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
