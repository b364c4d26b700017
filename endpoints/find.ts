import * as contract from '../contract/find';
import { findAnything } from '../services/find/findAnything';
import { implement, type Implementation } from './implement';

export const findEndpoints: Implementation[] = [
  implement(contract.findAnything, async (ctx, { query }) => ({
    status: 200,
    found: await findAnything(ctx, query.keyword),
  })),
];
