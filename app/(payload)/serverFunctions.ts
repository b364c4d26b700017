/** The server functions in which the panel differs from Payload. */
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { Forbidden, type ServerFunctionHandler } from 'payload';
import { mayLock } from '../../authority/mayLock';
import { isContentEditor, rolesIn } from '../../authority/actor';

type Functions = NonNullable<Parameters<ServerFunctionHandler>[0]['serverFunctions']>;

export const serverFunctions: Functions = {
  'form-state': (args) =>
    buildFormStateHandler({
      ...args,
      returnLockStatus: args.returnLockStatus === true && mayLock(rolesIn(args.req), args),
    }),
  'schedule-publish': (args) => {
    // Payload's own function checks only whether somebody may use the panel; who may publish is checked when it happens.
    if (!isContentEditor(args.req)) throw new Forbidden(args.req.t);
    return schedulePublishHandler(args);
  },
};
