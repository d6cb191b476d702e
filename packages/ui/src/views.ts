/** A picture as the kit shows it; `width` and `height` are the original's, in px. */
export interface PictureView {
  /** Address without a size; the domain's `imageAddress` adds one. */
  url: string
  /** Its description, in Chinese; empty for a decoration. */
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
  /** Struck through, if `price` is lower. */
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
    /** Whether it is available with the other choices made. */
    available: boolean
    /** Whether it is available with other choices. */
    elsewhere?: boolean
    picture?: PictureView
  }[]
}

/** An administrative area (E05). The "don't know yet" street has an empty code. */
export interface AreaView {
  code: string
  name: string
  /** Whether it has areas below it. */
  hasLeaf: boolean
}

/** The state of a load (S01). */
export interface LoadView {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error?: { message: string; code?: string | number }
  /** The data of an earlier load; it stays on screen while a new one runs. */
  data?: object | string | number | boolean | null
}

/** The shop's profile, as the kit shows it. */
export interface ShopView {
  name: string
  /** Its slogan, one line; may be empty. */
  slogan: string
  /** Its square logo; the default one when absent. */
  logo?: PictureView
  /** Its own colours, such as `#0a7d5a`, on light and on dark backgrounds; those of the kit when absent. */
  colours?: {
    accent: string
    accentSoft: string
    fill: string
    fillPress: string
    accentDark: string
    accentSoftDark: string
  }
  /** Its telephone hours. */
  serviceHours: string
  companyName?: string
  /** Whether `/agreement/license` shows a business licence. */
  hasLicense: boolean
  /** Registrations, with the address where each can be verified. */
  filings: { title: string; url?: string }[]
  /** Its payment methods. */
  paymentMarks: string[]
}
