/** The pictures in the eight slides and eight banners, each declared once. */
import { namesOf, type FieldDeclarations } from '../fields/declare';
import { banglaDigits } from '../text/bangla';

const declare = <const F extends FieldDeclarations>(fields: F): F => fields;

const slide = (number: number) =>
  ({ kind: 'picture', megabytes: 5, label: { en: `Slide ${number}`, bn: `স্লাইড ${banglaDigits(number)}` } }) as const;
const banner = (number: number) =>
  ({ kind: 'picture', megabytes: 5, label: { en: `Banner ${number}`, bn: `ব্যানার ${banglaDigits(number)}` } }) as const;

export const slidePictures = declare({
  slide1: slide(1),
  slide2: slide(2),
  slide3: slide(3),
  slide4: slide(4),
  slide5: slide(5),
  slide6: slide(6),
  slide7: slide(7),
  slide8: slide(8),
});

export const bannerPictures = declare({
  banner1: banner(1),
  banner2: banner(2),
  banner3: banner(3),
  banner4: banner(4),
  banner5: banner(5),
  banner6: banner(6),
  banner7: banner(7),
  banner8: banner(8),
});

export type PictureArea = 'sliders' | 'banners';
export type PictureName = NameIn<PictureArea>;

type NamesOf = { sliders: keyof typeof slidePictures & string; banners: keyof typeof bannerPictures & string };
export type NameIn<A extends PictureArea> = NamesOf[A];

const areas: { readonly [A in PictureArea]: readonly NameIn<A>[] } = {
  sliders: namesOf(slidePictures),
  banners: namesOf(bannerPictures),
};
export const pictureAreas = ['sliders', 'banners'] as const satisfies readonly PictureArea[];
export const pictureNames: readonly PictureName[] = [...areas.sliders, ...areas.banners];

/** The names of the places in an area. */
export const slotsOf = <A extends PictureArea>(area: A): readonly NameIn<A>[] => areas[area];
export const areaOf = (name: PictureName): PictureArea =>
  (areas.sliders as readonly string[]).includes(name) ? 'sliders' : 'banners';

export const longestAlt = 200;
