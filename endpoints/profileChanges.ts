import * as contract from '../contract/profileChanges';
import { askChange, withdrawChange } from '../services/profileChanges/askChange';
import { acceptChange, refuseChange } from '../services/profileChanges/decideChange';
import { readOwnThread } from '../services/rejections/readOwnThread';
import { listChanges, readChange, readOwnChanges } from '../services/profileChanges/readChanges';
import { implement, type Implementation } from './implement';
import { presentReviewNote } from './present/product';
import { presentProfileChange } from './present/profileChange';

export const profileChangeEndpoints: Implementation[] = [
  implement(contract.ownProfileChanges, async (ctx) => ({
    status: 200,
    requests: (await readOwnChanges(ctx)).map((each) => presentProfileChange(each, false)),
    review: (await readOwnThread(ctx)).map((note) => presentReviewNote(note, false)),
  })),
  implement(contract.askProfileChange, async (ctx, { body, files }) => ({
    status: 200,
    message: 'profileChangeAsked',
    id: await askChange(ctx, body, files),
  })),
  implement(contract.withdrawProfileChange, async (ctx, { params }) => {
    await withdrawChange(ctx, params.id);
    return { status: 200, message: 'profileChangeWithdrawn' };
  }),
  implement(contract.listProfileChanges, async (ctx, { query }) => {
    const { docs, total } = await listChanges(ctx, query);
    return { status: 200, requests: docs.map((each) => presentProfileChange(each, true)), totalcount: total };
  }),
  implement(contract.readProfileChange, async (ctx, { params }) => ({
    status: 200,
    request: presentProfileChange(await readChange(ctx, params.id), true),
  })),
  implement(contract.acceptProfileChange, async (ctx, { params }) => {
    await acceptChange(ctx, params.id);
    return { status: 200, message: 'profileChangeAccepted' };
  }),
  implement(contract.refuseProfileChange, async (ctx, { params, body }) => {
    await refuseChange(ctx, params.id, body.reason);
    return { status: 200, message: 'profileChangeRefused' };
  }),
];
