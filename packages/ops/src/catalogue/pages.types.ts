import type { BannerTone, ContentPagePath } from '@hearth/domain'
import type { Picture, TextWidget } from '@hearth/sdk/core'
import type { Line, ThingName, Words } from './values.types'

/** A label to press, and the path of the shop that it leads to. */
export interface PageLink {
  title: ThingName
  url: Words
}

/** An entry of the header menu. */
export interface PageMenuEntry extends PageLink {
  categoryCode: ThingName
}

/** A large banner. */
export interface PageBanner extends PageLink {
  picture: Picture
  subtitle: Line
  tone: BannerTone
}

/** An entry with an icon picture. */
export interface PageEntry extends PageLink {
  picture: Picture
}

/** How many products are picked.
 * @asType integer
 * @minimum 1
 * @maximum 1000 */
export type PickedCount = number

/**
 * What stands on a shelf: these spus, those a promotion covers (with its end as the shelf's), or the newest or best
 * sold.
 */
export type PagePick =
  | { by: 'spu'; spuNos: ThingName[] }
  | { by: 'promotion'; promotionId: ThingName; count: PickedCount }
  | { by: 'newest'; count: PickedCount }
  | { by: 'bestSold'; count: PickedCount }

/**
 * A widget of the owner's page: products by number or by a rule, looked up when the page is read, so that prices and
 * availability are current.
 */
export type PageWidget =
  | { widgetType: 17; items: PageMenuEntry[] }
  | { widgetType: 1; items: PageBanner[] }
  | { widgetType: 2; items: PageEntry[] }
  | { widgetType: 3; title: ThingName; subtitle?: Line; more?: PageLink; pick: PagePick }
  | { widgetType: 4; categoryCode: ThingName; title: ThingName; subtitle?: Line }
  | TextWidget

/** A block of a page; 1002 holds the header menu of the home page. */
export interface ShopFileBlock {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  blockId: number
  /** Whether it is stored without being shown. */
  hidden?: boolean
  widgets: PageWidget[]
}

/** A page that the owner composes, or a text of theirs in place of the shop's usual one. */
export interface ShopFilePage {
  urlMapping: Exclude<ContentPagePath, '/shop' | '/agreement/license'>
  title: ThingName
  description: Line
  blocks: ShopFileBlock[]
}
