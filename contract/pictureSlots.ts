/** The calls of pictures in fixed places: banners and slides. */
import { z } from 'zod';
import { namesOf, type FieldDeclarations } from '../domain/fields/declare';
import { contentEditors } from '../domain/permissions';
import { pictureFiles } from './declared';
import { deletedAnswer } from './deleted';
import { defineRoute, nothing } from './route';
import { focusShape } from './library';
import { linkShape } from './links';
import { flagInput, image } from './shapes';

type Slots<F> = {
  pictures: F;
  /** The name of one. */
  word: 'banner' | 'slide';
  /** The endings of the calls' names, and their paths. */
  noun: 'Banner' | 'Slider';
  path: 'banner-image' | 'slider-image';
  tag: 'Banners' | 'Slider';
  /** The meaning of the field that names the place to empty. */
  emptied: string;
};

/** A slide or banner as shoppers see it. */
export const shownPlace = <const N extends readonly string[]>(names: N, word: string) =>
  z.strictObject({
    property: z.enum(names),
    value: image.describe(`The ${word}; null where there is none, or outside its period.`),
    link: linkShape.nullable().describe('Where it leads; null: nowhere.'),
    alt: z.string().describe('The alternative text in English; empty if there is none.'),
    alt_bn: z.string().describe('The same in Bangla.'),
    focus: focusShape.nullable().describe('What of it stays where it is cut; null: its left edge.'),
  });

/** The names of the places, and the calls that show, fill and empty them. */
export function pictureSlots<F extends FieldDeclarations>({ pictures, word, noun, path, tag, emptied }: Slots<F>) {
  const slots = namesOf(pictures);
  const writing = { method: 'POST', who: contentEditors, scope: 'site:write', tag } as const;
  return {
    slots,
    show: defineRoute({
      name: `get${noun}Images`,
      method: 'GET',
      path: `/get-${path}s`,
      who: 'public',
      scope: 'site:read',
      tag,
      summary: `The eight ${word}s, empty ones and those outside their period as null`,
      cache: 'catalogue',
      answers: {
        200: z.strictObject({
          images: z.array(shownPlace(slots, word)),
        }),
      },
    }),
    fill: defineRoute({
      ...writing,
      name: `upload${noun}Image`,
      path: `/upload-${path}`,
      summary: `Fill one or several ${word}s`,
      body: z.strictObject({
        draft: flagInput.default(0).describe('1: kept as drafts, which shoppers do not see, 0: shown at once.'),
      }),
      files: pictureFiles(pictures, false),
      answers: { 200: nothing },
    }),
    empty: defineRoute({
      ...writing,
      name: `delete${noun}Image`,
      path: `/delete-${path}`,
      summary: `Empty one ${word}`,
      body: z.strictObject({ slide: z.enum(slots).describe(emptied) }),
      answers: { 200: deletedAnswer },
      fails: ['pictureNotFound'],
    }),
  };
}
