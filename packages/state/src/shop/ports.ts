import type { InvoiceTitle, NamedAddress, PlatformId, UtmValues } from '@hearth/domain'
import type { AllowMessages } from '@hearth/sdk/core'
import type { ShopEvent } from '@hearth/sdk/tracking'
import type { Picked } from '#shop/picked'

/** Which platform the shop runs on. */
export interface Platform {
  kind: 'web' | 'mini-program' | 'smart-app'
  /** 2 on mobile, otherwise 0 (K04). */
  orderWay: 0 | 2
  /** How the session travels. */
  session: 'cookie' | 'token'
  platformId: PlatformId
}

/** A position, degrees of WGS 84. */
export interface Place {
  longitude: number
  latitude: number
}

/** Title and share card of a page (E12). */
export interface PageMeta {
  title: string
  /** Its title when it is shared, if different. */
  shareTitle?: string
  /** The shop's name, once it is known. */
  shopName?: string
  description?: string
  /** Address of a picture. */
  image?: string
  /** Parameters of a shared link besides the page's own, such as the sharer. */
  shareQuery?: Readonly<Record<string, string>>
}

/** Small texts by key. Never throws: without storage it keeps nothing. */
export interface KeptTexts {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Functions of the platform for the shop. Each shell provides its own, so that no store and no screen uses a platform
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
  /** Path and query of the page shown, to come back to after a login. */
  here?(): string
  /** Small texts that outlive the visit. */
  storage: KeptTexts
  /** Small texts that survive a reload and end with the tab; absent if pages are never reloaded. */
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
   * Asks in the app's own dialog whether the shop may send messages by these templates, once each; returns none if the
   * shopper allowed none. Must be called from a press. Absent if no app around the shop sends messages.
   * @throws Error with a message for the shopper
   */
  askForMessages?(templateIds: readonly string[]): Promise<AllowMessages | undefined>
  /** Lets the shopper pick an address from the book of the host app; absent without one. */
  pickAddress?(): Promise<Picked<NamedAddress>>
  /** Lets the shopper pick one of the invoice titles stored there; absent without any. */
  pickInvoiceTitle?(): Promise<Picked<InvoiceTitle>>
  /** Shares the current page; absent if the platform's own menu does. */
  share?(meta: PageMeta): void
  copy?(text: string): Promise<void>
  platform: Platform
  /** A unique id, for idempotency keys. */
  newId(): string
  /** Time of the device, epoch ms; `useNow` and the stores calibrate it (K12). */
  clock(): number
  /**
   * Runs a task while the page is visible: the function it returns stops the task when the page is covered, and the
   * task starts again when the page is visible. Returns a function that ends this. Absent if the platform pauses hidden
   * pages.
   */
  whileSeen?(run: () => () => void): () => void
  /**
   * Calls back each time the page becomes visible again after it was opened. Returns a function that ends this. Absent
   * if the platform renders a page again when a shopper returns to it.
   */
  whenShownAgain?(again: () => void): () => void
  /** Document title, title of the navigation bar, share information. */
  meta?(meta: PageMeta): void
  /**
   * Where the shopper came from, and whose share it was, if stored (E13); absent without storage.
   * @throws if its code cannot be fetched
   */
  origin?(): Promise<UtmValues & { shareId?: string }>
  /** Records an event for the shop's figures (K13). Nothing waits for it. */
  record?(event: ShopEvent): void
}
