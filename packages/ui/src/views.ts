/** A picture, as the kit shows it. `width` and `height` are the size of the original, in px. */
export interface PictureView {
  /** Address of the picture, without a width; the domain's `imageAddress` adds one. */
  url: string
  /** Description of the picture in Chinese; empty for a decoration. */
  alt: string
  width: number
  height: number
}

/** A product, as a card shows it. Amounts are fen. */
export interface ProductView {
  spuNo: string
  name: string
  sellingPoint: string
  picture: PictureView
  price: number
  /** Original price, struck through if `price` is lower. */
  originalPrice?: number
  /** Texts of the card's tags, such as 限时直降; at most three. */
  tags: string[]
  /** Availability code (S23): 3 and 4 are sold out. */
  availability: number
}

/** One attribute of a sku and its values (S24). */
export interface SkuMatrixRow {
  /** Name of the attribute, such as 颜色. */
  name: string
  values: {
    value: string
    selected: boolean
    /** Whether the value is available together with the other chosen values. */
    available: boolean
    /** Whether the value is available with at least one choice of the other values. */
    elsewhere?: boolean
    picture?: PictureView
  }[]
}

/** An administrative area (E05). A street with an empty code means that the shopper does not know the street. */
export interface AreaView {
  code: string
  name: string
  /** Whether there are areas below this area. */
  hasLeaf: boolean
}

/** The state of a load (S01). */
export interface LoadView {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error?: { message: string; code?: string | number }
  /** Data of an earlier load. They stay on screen while a new load runs. */
  data?: object | string | number | boolean | null
}

/** The shop's profile, as the kit shows it. */
export interface ShopView {
  name: string
  /** The shop's slogan, in one line; may be empty. */
  slogan: string
  /** The shop's square logo; absent for the default logo. */
  logo?: PictureView
  /** The shop's own colours on light and on dark backgrounds, such as `#0a7d5a`; absent for the kit's colours. */
  colours?: {
    accent: string
    accentSoft: string
    fill: string
    fillPress: string
    accentDark: string
    accentSoftDark: string
  }
  /** Hours at which the shop's telephone is answered. */
  serviceHours: string
  companyName?: string
  /** Whether the page `/agreement/license` shows a business licence. */
  hasLicense: boolean
  /** Registrations of the shop, each with the address at which it can be verified. */
  filings: { title: string; url?: string }[]
  /** Names of the shop's payment methods. */
  paymentMarks: string[]
}
