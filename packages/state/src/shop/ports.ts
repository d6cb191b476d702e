import type { DeviceId, InvoiceTitle, NamedAddress, PlatformId, UtmValues } from '@hearth/domain'
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
  platformId: PlatformId | DeviceId
}

/** Where somebody is, degrees of WGS 84. */
export interface Place {
  longitude: number
  latitude: number
}

/** What a page is called, and what it looks like when shared (E12). */
export interface PageMeta {
  title: string
  /** Its title when it is shared, where that is another one. */
  shareTitle?: string
  /** What the shop is called, once that is known. */
  shopName?: string
  description?: string
  /** Address of a picture. */
  image?: string
  /** Parameters that a shared link carries beside the page's own, such as who shared it. */
  shareQuery?: Readonly<Record<string, string>>
}

/** Small texts by their keys. Never throws: where there is no storage it forgets. */
export interface KeptTexts {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * What the shop needs of its platform. Each shell provides its own, so that no store and no screen uses a platform
 * directly.
 */
export interface Ports {
  /** Goes to a path of the route table, such as `/product/1001`. */
  navigate(path: string, options?: { replace?: boolean }): void
  back(): void
  /**
   * Writes a parameter into the address of the page shown, which stays where and what it is; absent where no address is
   * seen.
   */
  setQuery?(name: string, value: string): void
  /** Shows the page from its top; absent where going to an address does so. */
  toTop?(): void
  /** Path and query of the page shown, to come back to after a login. */
  here?(): string
  /** Small texts that outlive the visit. */
  storage: KeptTexts
  /** Small texts that outlive a reload and go with the tab; absent where pages are never loaded anew. */
  tabStorage?: KeptTexts
  /** Opens the cashier's own page. */
  openCashier(url: string): void
  /**
   * Shows a file of the shop, such as an invoice; absent where that cannot be done.
   * @throws Error with words for the shopper
   */
  openFile?(url: string): Promise<void>
  /**
   * Lets the shopper pick a picture and sends it to the shop: its address; nothing where none was picked. Absent where
   * that cannot be done.
   * @throws Error with words for the shopper
   */
  sendPicture?(): Promise<string | undefined>
  /**
   * Asks where the shopper is; absent where that cannot be told.
   * @throws Error with words for the shopper
   */
  locate?(): Promise<Place>
  /**
   * Asks in the app's own question whether the shop may send messages by these templates, once each; nothing where the
   * shopper allowed none. To be asked by a press. Absent where no app around the shop sends any.
   * @throws Error with words for the shopper
   */
  askForMessages?(templateIds: readonly string[]): Promise<AllowMessages | undefined>
  /** Lets the shopper pick an address out of the book of the app around the shop; absent where there is none. */
  pickAddress?(): Promise<Picked<NamedAddress>>
  /** Lets the shopper pick one of the invoice headers kept there; absent where there are none. */
  pickInvoiceTitle?(): Promise<Picked<InvoiceTitle>>
  /** Shares the page shown; absent where the platform's own menu does. */
  share?(meta: PageMeta): void
  copy?(text: string): Promise<void>
  platform: Platform
  /** An id nobody else makes: idempotency keys. */
  newId(): string
  /** Time of the device, epoch ms; `useNow` and the stores calibrate it (K12). */
  clock(): number
  /**
   * Runs something while the page is seen: it is stopped, by what it gives, when the page is covered, and run anew when
   * it is seen again; until what this gives is called. Absent where the platform holds hidden pages still.
   */
  whileSeen?(run: () => () => void): () => void
  /**
   * Calls back each time the page is seen again after it was opened, until what it gives is called. Absent where a page
   * that is come back to is drawn anew.
   */
  whenShownAgain?(again: () => void): () => void
  /** Document title, title of the navigation bar, share information. */
  meta?(meta: PageMeta): void
  /**
   * Where the shopper came from, and by whose share, as far as it is kept (E13); absent where nothing is.
   * @throws whatever its code can't be fetched for
   */
  origin?(): Promise<UtmValues & { shareId?: string }>
  /** Notes what happened, for the shop's figures (K13). Nothing comes back of it, and nothing waits for it. */
  record?(event: ShopEvent): void
}
