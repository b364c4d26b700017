import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { isFailure } from '../../domain/failure';
import type { SiteInformation } from '../../payload-types';
import type { Ctx } from '../ctx';
import { openShown } from '../media/openFile';
import { refId } from '../relations';

/** Twice the printed size would still look coarse; this is sharp in print. */
const PIXELS = { width: 640, height: 160 };

/** The logo set by an admin, in a format for PDF; null if there is none or its file cannot be read. */
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
