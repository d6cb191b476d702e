import type { InvoiceTitle, NamedAddress, PlatformId, UtmValues } from '@hearth/domain'
import type { AllowMessages } from '@hearth/sdk/core'
import type { ShopEvent } from '@hearth/sdk/tracking'
import type { Picked } from '#shop/picked'

/** The platform that the shop runs on. */
export interface Platform {
  kind: 'web' | 'mini-program' | 'smart-app'
  /** The order way: 2 on mobile, otherwise 0 (K04). */
  orderWay: 0 | 2
  /** How requests carry the session. */
  session: 'cookie' | 'token'
  platformId: PlatformId
}

/** A geographic position, in degrees of WGS 84. */
export interface Place {
  longitude: number
  latitude: number
}

/** Title and share card of a page (E12). */
export interface PageMeta {
  title: string
  /** Title for sharing; absent if it is the page's title. */
  shareTitle?: string
  /** The shop's name, once it is known. */
  shopName?: string
  description?: string
  /** Address of the picture on the share card. */
  image?: string
  /** Parameters to add to the shared link, such as the sharer. */
  shareQuery?: Readonly<Record<string, string>>
}

/** Stores small texts by key. Never throws: if the platform has no storage, texts are not kept. */
export interface KeptTexts {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Functions that the platform provides. Each shell implements them, so that stores and screens do not use the platform
 * directly.
 */
export interface Ports {
  /** Opens a path of the table of routes, such as `/product/1001`. */
  navigate(path: string, options?: { replace?: boolean }): void
  back(): void
  /**
   * Sets a parameter in the address of the current page without navigating; absent if the platform has no visible
   * address.
   */
  setQuery?(name: string, value: string): void
  /** Scrolls the page to its top; absent if opening an address does so. */
  toTop?(): void
  /** Path and query of the displayed page, to return to after a login. */
  here?(): string
  /** Texts kept beyond the visit. */
  storage: KeptTexts
  /** Texts kept until the tab is closed, also through a reload; absent if pages are never reloaded. */
  tabStorage?: KeptTexts
  /** Opens the cashier's own page. */
  openCashier(url: string): void
  /**
   * Opens a file of the shop, such as an invoice; absent if the platform cannot.
   * @throws Error with a message for the shopper
   */
  openFile?(url: string): Promise<void>
  /**
   * Lets the shopper pick a picture. Returns the bytes of its file; undefined if none was picked. Absent if the
   * platform cannot.
   * @throws Error with a message for the shopper
   */
  pickPicture?(): Promise<ArrayBuffer | undefined>
  /**
   * Locates the shopper; absent if the platform cannot.
   * @throws Error with a message for the shopper
   */
  locate?(): Promise<Place>
  /**
   * Asks in the app's own dialog whether the shop may send one message by each of these templates. Returns undefined if
   * the shopper allowed none. Must be called from a press. Absent if no host app sends messages.
   * @throws Error with a message for the shopper
   */
  askForMessages?(templateIds: readonly string[]): Promise<AllowMessages | undefined>
  /** Lets the shopper pick an address that the host app stores; absent if there is no such app. */
  pickAddress?(): Promise<Picked<NamedAddress>>
  /** Lets the shopper pick an invoice title that the host app stores; absent if there is no such app. */
  pickInvoiceTitle?(): Promise<Picked<InvoiceTitle>>
  /** Shares the current page; absent if the platform's own menu does so. */
  share?(meta: PageMeta): void
  copy?(text: string): Promise<void>
  platform: Platform
  /** A unique id, for idempotency keys. */
  newId(): string
  /** Time of the device, epoch ms; `useNow` and the stores calibrate it (K12). */
  clock(): number
  /**
   * Runs a task while the page is visible. `run` starts the task and returns a function that stops it; the task is
   * stopped when the page is hidden and started again when it is visible. Returns a function that ends the task for
   * good. Absent if the platform pauses hidden pages.
   */
  whileSeen?(run: () => () => void): () => void
  /**
   * Calls `again` each time the page becomes visible again. Returns a function that stops the calls. Absent if the
   * platform renders a page again when a shopper returns to it.
   */
  whenShownAgain?(again: () => void): () => void
  /** Sets the document title or the navigation bar's title, and the data for sharing. */
  meta?(meta: PageMeta): void
  /**
   * Returns where the shopper came from and through whose share (E13), as far as stored; absent without storage.
   * @throws if the code for it cannot be loaded
   */
  origin?(): Promise<UtmValues & { shareId?: string }>
  /** Records an event for the shop's figures (K13), without waiting for a result. */
  record?(event: ShopEvent): void
}
