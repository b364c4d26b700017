import { FlagField as FlagField_58e9520de2a492cc24449dac31813c05 } from '../../../../admin-components/shell/FlagField'
import { WholeField as WholeField_de8617a90e97fb63c14310571e207cca } from '../../../../admin-components/shell/WholeField'
import { PlacesField as PlacesField_fe6ae90822a189d8919d193b815750d8 } from '../../../../admin-components/shell/PlacesField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Nav as Nav_414da4c0d701055a2e40f48224edadeb } from '../../../../admin-components/shell/Nav'
import { BrandIcon as BrandIcon_f5bccd65b0c42db04509e647e6feffef } from '../../../../admin-components/shell/Brand'
import { BrandLogo as BrandLogo_f5bccd65b0c42db04509e647e6feffef } from '../../../../admin-components/shell/Brand'
import { TopBar as TopBar_9d0ba6b2de59a7d6620a1eb44a59f836 } from '../../../../admin-components/shell/TopBar'
import { PanelProviders as PanelProviders_b53d4c68c94727e233127781316a36a5 } from '../../../../admin-components/shell/PanelProviders'
import { ScreenView as ScreenView_8bb45437109e85a51ef1262f0c3fdc02 } from '../../../../admin-components/shell/ScreenView'
import { SignInView as SignInView_2df3cf6a80a8160d392b8822b010cc67 } from '../../../../admin-components/shell/SignInView'
import { PanelHome as PanelHome_7e93f9f68d82b141e5306f7002819d99 } from '../../../../admin-components/shell/PanelHome'
import { AccessDeniedView as AccessDeniedView_9e0587fcdfa061ec4b60eb5dbbd3dd62 } from '../../../../admin-components/shell/AccessDenied'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-components/shell/FlagField#FlagField": FlagField_58e9520de2a492cc24449dac31813c05,
  "/admin-components/shell/WholeField#WholeField": WholeField_de8617a90e97fb63c14310571e207cca,
  "/admin-components/shell/PlacesField#PlacesField": PlacesField_fe6ae90822a189d8919d193b815750d8,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-components/shell/Nav#Nav": Nav_414da4c0d701055a2e40f48224edadeb,
  "/admin-components/shell/Brand#BrandIcon": BrandIcon_f5bccd65b0c42db04509e647e6feffef,
  "/admin-components/shell/Brand#BrandLogo": BrandLogo_f5bccd65b0c42db04509e647e6feffef,
  "/admin-components/shell/TopBar#TopBar": TopBar_9d0ba6b2de59a7d6620a1eb44a59f836,
  "/admin-components/shell/PanelProviders#PanelProviders": PanelProviders_b53d4c68c94727e233127781316a36a5,
  "/admin-components/shell/ScreenView#ScreenView": ScreenView_8bb45437109e85a51ef1262f0c3fdc02,
  "/admin-components/shell/SignInView#SignInView": SignInView_2df3cf6a80a8160d392b8822b010cc67,
  "/admin-components/shell/PanelHome#PanelHome": PanelHome_7e93f9f68d82b141e5306f7002819d99,
  "/admin-components/shell/AccessDenied#AccessDeniedView": AccessDeniedView_9e0587fcdfa061ec4b60eb5dbbd3dd62,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
