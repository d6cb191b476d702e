/** A picture as the kit shows it; `width` and `height` are the original's, in px. */
export interface PictureView {
  /** Address without a size; the domain's `imageAddress` adds one. */
  url: string
  /** What it shows, in Chinese; empty for a decoration. */
  alt: string
  width: number
  height: number
}

/** A product as a card shows it. Amounts in fen. */
export interface ProductView {
  spuNo: string
  name: string
  sellingPoint: string
  picture: PictureView
  price: number
  /** Struck through, when `price` is lower. */
  originalPrice?: number
  /** Such as 限时直降, at most three. */
  tags: string[]
  /** Availability code (S23): 3 and 4 are sold out. */
  availability: number
}

/** One attribute of a sku and its values (S24). */
export interface SkuMatrixRow {
  /** Such as 颜色. */
  name: string
  values: {
    value: string
    selected: boolean
    /** Whether it can be had together with the other choices made. */
    available: boolean
    /** Whether it can be had when the other choices change. */
    elsewhere?: boolean
    picture?: PictureView
  }[]
}

/** An administrative area (E05). The "don't know yet" street has an empty code. */
export interface AreaView {
  code: string
  name: string
  /** Whether there are areas below it. */
  hasLeaf: boolean
}

/** Where a load stands (S01). */
export interface LoadView {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error?: { message: string; code?: string | number }
  /** What an earlier load brought; it stays on screen while a new one runs. */
  data?: object | string | number | boolean | null
}

/** Who the shop is, as the kit shows it. */
export interface ShopView {
  name: string
  /** One line of what it stands for; may be empty. */
  slogan: string
  /** Its square mark; the one that is drawn where absent. */
  logo?: PictureView
  /** Its own colours, such as `#0a7d5a`, on light and on dark ground; those of the kit where absent. */
  colours?: {
    accent: string
    accentSoft: string
    fill: string
    fillPress: string
    accentDark: string
    accentSoftDark: string
  }
  /** When its telephones are answered. */
  serviceHours: string
  companyName?: string
  /** Whether `/agreement/license` shows a business licence. */
  hasLicense: boolean
  /** Registrations, with the address where each can be looked up. */
  filings: { title: string; url?: string }[]
  /** What can be paid with. */
  paymentMarks: string[]
}
