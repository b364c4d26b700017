import type { RequestHandler } from 'express';
import type { Env } from '../env';
export const sandbox = (_settings: Env): RequestHandler => (_req, _res, next) => next();
