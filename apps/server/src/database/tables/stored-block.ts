import type { BannerTone } from '@hearth/domain'
import type { Filing, Link, Picture, TextWidget } from '@hearth/sdk/core'

/**
 * A widget as the database keeps it: products by their numbers or as a choice, looked up when the page is read,
 * so that prices and availability on it are those of the moment.
 */
export type StoredWidget =
  | { widgetType: 17; items: (Link & { categoryCode: string })[] }
  | { widgetType: 1; items: (Link & { picture: Picture; subtitle: string; tone: BannerTone })[] }
  | { widgetType: 2; items: (Link & { picture: Picture })[] }
  | { widgetType: 3; title: string; subtitle?: string; more?: Link; pick: ShelfPick }
  | { widgetType: 4; categoryCode: string; title: string; subtitle?: string }
  | ({ widgetType: 5 } & StoredProfile)
  | TextWidget

/** What an owner said of the shop; see `ProfileWidget`. */
export interface StoredProfile {
  name?: string
  slogan?: string
  logo?: Picture
  /** The one colour that all others are made of: six hexadecimal digits after a #. */
  colour?: string
  serviceHours?: string
  companyName?: string
  license?: { creditCode: string; picture: Picture }
  filings?: Filing[]
  paymentMarks?: string[]
}

/**
 * What stands on a shelf: these spus, those a promotion covers (with its end as the shelf's), or the newest or best
 * sold.
 */
export type ShelfPick =
  | { by: 'spu'; spuNos: string[] }
  | { by: 'promotion'; promotionId: string; count: number }
  | { by: 'newest' | 'bestSold'; count: number }

/** A block of a stored page; 1002 holds the header menu of the home page (R11). */
export interface StoredBlock {
  blockId: number
  widgets: StoredWidget[]
}
