import type { PagePick, PageWidget } from '@hearth/ops'
import type { Filing, Picture } from '@hearth/sdk/core'

/** A widget as the database stores it: a widget that an owner composes, or the profile of the shop. */
export type StoredWidget = PageWidget | ({ widgetType: 5 } & StoredProfile)

/** How the products of a shelf are chosen. */
export type ShelfPick = PagePick

/** What an owner wrote about the shop; see `ProfileWidget`. */
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

/** A block of a stored page; 1002 holds the header menu of the home page (R11). */
export interface StoredBlock {
  blockId: number
  /** Whether the block is stored and not shown. */
  hidden?: boolean
  widgets: StoredWidget[]
}
