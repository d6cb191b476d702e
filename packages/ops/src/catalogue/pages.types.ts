import type { BannerTone, ContentPagePath } from '@hearth/domain'
import type { Picture, TextWidget } from '@hearth/sdk/core'
import type { Line, ThingName, Words } from './values.types'

/** A link with a label and a path of the shop. */
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

/**
 * Largest number of products that a shelf shows.
 * @asType integer
 * @minimum 1
 * @maximum 1000
 */
export type PickedCount = number

/**
 * The products of a shelf: named products, the products of a promotion, the newest, or the best-selling. A promotion's
 * shelf ends with the promotion.
 */
export type PagePick =
  | { by: 'spu'; spuNos: ThingName[] }
  | { by: 'promotion'; promotionId: ThingName; count: PickedCount }
  | { by: 'newest'; count: PickedCount }
  | { by: 'bestSold'; count: PickedCount }

/**
 * A widget of a page. Products are named by number or by a rule; they are looked up whenever the page is read, so that
 * prices and availability are current.
 */
export type PageWidget =
  | { widgetType: 17; items: PageMenuEntry[] }
  | { widgetType: 1; items: PageBanner[] }
  | { widgetType: 2; items: PageEntry[] }
  | { widgetType: 3; title: ThingName; subtitle?: Line; more?: PageLink; pick: PagePick }
  | { widgetType: 4; categoryCode: ThingName; title: ThingName; subtitle?: Line }
  | TextWidget

/** A block of a page. Block 1002 holds the header menu of the home page. */
export interface ShopFileBlock {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  blockId: number
  /** Whether the block is stored but not shown. */
  hidden?: boolean
  widgets: PageWidget[]
}

/** A page that the owner composes, or the owner's version of one of the shop's usual texts. */
export interface ShopFilePage {
  urlMapping: Exclude<ContentPagePath, '/shop' | '/agreement/license'>
  title: ThingName
  description: Line
  blocks: ShopFileBlock[]
}
