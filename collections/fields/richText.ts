/** Formatted texts, written with Payload's editor: its buttons follow the formats that `domain/richText` allows. */
import type { Block, Field, RichTextAdapterProvider, RichTextField } from 'payload';
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { editorFormats, linkable, marks, type Formats } from '../../domain/richText/formats';
import { checkRichText } from '../../hooks/writes/checkRichText';
import { line } from './values';

const video: Block = {
  slug: 'video',
  labels: {
    singular: { en: 'YouTube video', 'bn-BD': 'ইউটিউব ভিডিও' },
    plural: { en: 'YouTube videos', 'bn-BD': 'ইউটিউব ভিডিও' },
  },
  fields: [
    line('video', 11, {
      required: true,
      label: { en: 'Video’s 11-character id', 'bn-BD': 'ভিডিওর ১১ অক্ষরের আইডি' },
      admin: { placeholder: 'M7lc1UVf-VE' },
    }),
    line('title', 300, { label: { en: 'What the video shows', 'bn-BD': 'ভিডিওতে কী আছে' } }),
  ],
};

const pictureWords = [
  line('alt', 300, { label: { en: 'What the picture shows', 'bn-BD': 'ছবিতে কী আছে (ইংরেজি)' } }),
  line('alt_bn', 300, { label: { en: 'What the picture shows, in Bangla', 'bn-BD': 'ছবিতে কী আছে (বাংলা)' } }),
];

const featuresOf = (formats: Formats) => [
  ParagraphFeature(),
  ...(formats.headings.length > 0 ? [HeadingFeature({ enabledHeadingSizes: [...formats.headings] })] : []),
  BoldFeature(),
  ItalicFeature(),
  ...((formats.marks & marks.underline) !== 0 ? [UnderlineFeature()] : []),
  UnorderedListFeature(),
  OrderedListFeature(),
  ...(formats.quotes ? [BlockquoteFeature()] : []),
  ...(formats.links ? [LinkFeature({ enabledCollections: [...linkable] })] : []),
  ...(formats.tables ? [EXPERIMENTAL_TableFeature()] : []),
  ...(formats.pictures
    ? [UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureWords } } })]
    : []),
  ...(formats.videos ? [BlocksFeature({ blocks: [video] })] : []),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** One editor for all fields with the same formats: preparing it takes part of every start. */
function editorOf(formats: Formats): RichTextAdapterProvider {
  const provider = lexicalEditor({ features: featuresOf(formats) }) as RichTextAdapterProvider;
  const prepared = new WeakMap<object, ReturnType<RichTextAdapterProvider>>();
  return (args) => {
    const known = prepared.get(args.config);
    if (known) return known;
    const made = provider(args);
    prepared.set(args.config, made);
    return made;
  };
}

/** Vendors' texts have an editor of their own, in the product form. */
const editors = new Map<Formats, RichTextAdapterProvider>([[editorFormats, editorOf(editorFormats)]]);

type Extra = Partial<Omit<RichTextField, 'type' | 'name' | 'editor'>>;

/** `characters`: the maximum length, without formats. */
export const richText = (name: string, formats: Formats, characters: number, extra: Extra = {}): Field =>
  ({
    name,
    type: 'richText',
    editor: editors.get(formats),
    custom: { hasPictures: formats.pictures },
    hooks: { beforeValidate: [checkRichText(formats, { characters })] },
    ...extra,
  }) as Field;
