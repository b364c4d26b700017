import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { isFailure } from '../../domain/failure';
import type { SiteInformation } from '../../payload-types';
import type { Ctx } from '../ctx';
import { openShown } from '../media/openFile';
import { refId } from '../relations';

/** Twice as many points as it is high on the paper would still look coarse in print; this many do not. */
const PIXELS = { width: 640, height: 160 };

/** The logo an admin has set, as paper takes it; null without one, and where its file cannot be read: an invoice does not wait for it. */
export async function readLogo(ctx: Ctx, site: SiteInformation): Promise<Buffer | null> {
  const id = refId(site.logo);
  if (id === null) return null;
  try {
    const { body } = await openShown(ctx, 'media', id);
    return await sharp(await buffer(body))
      .resize({ ...PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch (error) {
    if (!isFailure(error)) ctx.req.payload.logger.error({ err: error }, 'the logo could not be drawn on an invoice');
    return null;
  }
}
