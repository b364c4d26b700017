/**
 * Upload and download of pictures through the CMS's REST API. The CMS itself would accept any form of upload it knows,
 * decode before it checks permissions, and block the database meanwhile: so files are handled here.
 */
import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { formId } from '../contract/shapes';
import { Failure, invalid, isFailure } from '../domain/failure';
import { libraryLimits } from '../domain/pictures/library';
import { folderNamed } from '../services/library/folders';
import { openCtx, settingsOf } from '../services/openCtx';
import { openNamed } from '../services/media/openFile';
import { uploadPicture } from '../services/media/uploadPicture';
import { cmsAnswer } from './cmsErrors';
import { fileResponse } from './fileResponse';
import { spendUpload } from './limits';
import { invalidFields, problemsOf } from './problems';

const MOST_BYTES = 10 * 1024 * 1024;

const number = z.coerce.number();
const crop = z.object({
  x: number.min(0).max(100),
  y: number.min(0).max(100),
  width: number.int().min(1).max(10_000),
  height: number.int().min(1).max(10_000),
});
const words = z.string().max(libraryLimits.alt).nullish();
const percent = z.number().int().min(0).max(100).nullish();
const fields = z.object({
  alt: words,
  alt_bn: words,
  folder: formId.nullish(),
  focus_x: percent,
  focus_y: percent,
});

/** `POST /api/media`: stores the picture of a form, as the panel sends it. */
export function answerCmsUpload(req: PayloadRequest): Promise<Response> {
  return answered(req, async () => {
    const ctx = openCtx(req);
    if (settingsOf(req.payload).rateLimits) await spendUpload(ctx);
    const doc = await uploadPicture(ctx, async () => readUpload(req), depthOf(req));
    const label = getTranslation(req.payload.collections.media.config.labels.singular, req.i18n);
    return Response.json({ doc, message: req.t('general:successfullyCreated', { label }) }, { status: 201 });
  });
}

/** `GET /api/media/file/:name` and `GET /api/documents/file/:name`. */
export function answerCmsFile(req: PayloadRequest, kept: 'media' | 'documents', name: string): Promise<Response> {
  return answered(req, async () => fileResponse(await openNamed(openCtx(req), kept, name)));
}

async function answered(req: PayloadRequest, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!isFailure(error)) req.payload.logger.error({ err: error }, 'a picture could not be answered');
    return cmsAnswer(error, req);
  }
}

async function readUpload(req: PayloadRequest) {
  const form = await readForm(req);
  const data = readPayload(form.get('_payload'), fields);
  const sent = form.getAll('file');
  const [file] = sent;
  if (file === undefined || file === null) throw invalid({ file: 'required' });
  if (typeof file === 'string') throw invalid({ file: 'notAFile' });
  if (sent.length > 1) throw invalid({ file: 'oneFile' });
  if (file.size > MOST_BYTES) {
    throw new Failure('tooLarge', {
      fields: { file: [{ code: 'fileTooLarge', params: { max: MOST_BYTES / 1024 / 1024 } }] },
    });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    file: { name: 'file', mimeType: file.type, bytes },
    name: file.name,
    words: await wordsOf(req, data),
    crop: cropOf(req),
  };
}

async function wordsOf(req: PayloadRequest, { alt, alt_bn, folder, ...focus }: z.output<typeof fields>) {
  const kept = folder ? await folderNamed(openCtx(req), folder) : null;
  return { alt: alt ?? '', alt_bn: alt_bn ?? '', folder: kept, ...focus };
}

async function readForm(req: PayloadRequest): Promise<FormData> {
  try {
    return await req.formData!();
  } catch (error) {
    throw isFailure(error) ? error : new Failure('malformed');
  }
}

/** The document of a form, which the panel writes as JSON into one field. */
function readPayload<T extends z.ZodType>(text: unknown, schema: T): z.output<T> {
  let given: unknown;
  try {
    given = text === null || text === undefined ? {} : JSON.parse(String(text));
  } catch {
    throw new Failure('malformed');
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw invalidFields(problemsOf(parsed.error.issues));
  return parsed.data;
}

/** The crop chosen in the panel's editor: its origin in per cent, its size in pixels. */
function cropOf({ searchParams }: PayloadRequest) {
  const of = (name: string) => searchParams?.get(`uploadEdits${name}`) ?? undefined;
  if (of('[crop][x]') === undefined && of('[crop][width]') === undefined) return undefined;
  const parsed = crop.safeParse({
    x: of('[crop][x]'),
    y: of('[crop][y]'),
    width: of('[widthInPixels]'),
    height: of('[heightInPixels]'),
  });
  if (!parsed.success) throw invalid({ file: 'cropOutside' });
  return parsed.data;
}

const depthOf = ({ searchParams }: PayloadRequest): number => {
  const depth = Number(searchParams?.get('depth') ?? 1);
  return Number.isInteger(depth) && depth >= 0 && depth <= 2 ? depth : 1;
};
