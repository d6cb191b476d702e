import type { PromotionType } from '@hearth/domain'

/** A picture the shop serves. Resized by `imageAddress` of the domain; `width` and `height` are the original's, in px. */
export interface Picture {
  /** Address without a size, such as `/pictures/lamp-white-1.3f2a91bc`. */
  url: string
  /** What the picture shows, in Chinese. */
  alt: string
  width: number
  height: number
}

/** One choice a sku stands for, such as 颜色 = 月光白. */
export interface SkuAttribute {
  /** Such as 颜色 or 规格. */
  name: string
  /** Such as 月光白. */
  value: string
}

/** A promotion of a sku (E10, S18). */
export interface Promotion {
  promotionId: string
  promotionType: PromotionType
  /** Such as 双十一限时直降. */
  promotionName: string
  /** Price while it runs, in fen. Absent where the promotion does not set a price (205, 1001, 1002). */
  promotionPrice?: number
  /** First and last moment it runs, epoch ms. */
  beginTime: number
  endTime: number
  /** From when it may be announced, epoch ms. */
  displayTime?: number
  /** Whether the promotion has stock of its own left: 1 yes, 0 no. Absent where it has none of its own (S23). */
  promotionInventoryStatus?: 0 | 1
  /** Who it is for; `vip` replaces the ordinary one of the same type (S20). */
  promotionSupportTarget?: 'all' | 'vip'
  /** 1001: take `reduceAmount` fen off from `thresholdAmount` fen. 1002: pay `discountRate` percent from `thresholdQuantity` pieces. */
  thresholdAmount?: number
  reduceAmount?: number
  thresholdQuantity?: number
  discountRate?: number
  /** 205: what comes with it. */
  giftName?: string
  giftSkuNo?: string
}

/** A sku: one thing that can be bought (E10). */
export interface Sku {
  skuNo: string
  spuNo: string
  /** Full name with its choices. */
  skuName: string
  attributes: SkuAttribute[]
  /** Ordinary price, fen. */
  price: number
  /** List price for striking through, fen. */
  marketPrice?: number
  /** 1 active, 0 not. */
  skuStatus: 0 | 1
  /** 1 on sale, 0 not. */
  skuSaleStatus: 0 | 1
  /** 1 in stock, 0 not. */
  inventoryStatus: 0 | 1
  /** Pieces left, told only when there are 10 or fewer. */
  surplus?: number
  /** Most pieces one order may hold. */
  limitQuantity: number
  picture: Picture
  promotions: Promotion[]
  /** Free trial: can be tried when not above 0 or equal to 6 (S24). */
  freePromotionStatus?: { status: number }
}

/** One line of a specification table, such as 屏幕尺寸 = 8 英寸. */
export interface Specification {
  name: string
  value: string
}

/** A group of specification lines, such as 主体. */
export interface SpecificationGroup {
  name: string
  items: Specification[]
}

/** One attribute that tells skus of a spu apart, with its values in display order. */
export interface SaleAttribute {
  name: string
  values: { value: string; picture?: Picture }[]
}

/** A spu: what a product page is about. */
export interface Spu {
  spuNo: string
  name: string
  /** One line under the name. */
  sellingPoint: string
  brandName: string
  categoryCode: string
  categoryName: string
  merchantId: string
  merchantName: string
  /** Pictures of the gallery, first one the face. */
  pictures: Picture[]
  /** Pictures of the detail section, long. */
  detailPictures: Picture[]
  /** Short reasons to buy, such as 远场语音. */
  highlights: string[]
  specifications: SpecificationGroup[]
  saleAttributes: SaleAttribute[]
  /** Promises, such as 7 天无理由退货. */
  services: string[]
  /** The sku that stands for the spu when none was asked for. */
  defaultSkuNo: string
  /** Pieces sold so far. */
  soldQuantity: number
}

/** Asks for a spu. */
export interface GetSpu {
  spuNo: string
  /** 2 mobile, 1 desktop. */
  platform: 1 | 2
}

/** Asks for the skus of spus. */
export interface ListSpuSkus {
  /** Looked up 20 at a time. */
  spuNo: string[]
}

/** The skus of one spu. */
export interface SpuSkus {
  spuNo: string
  skus: Sku[]
}

/** Asks for skus. */
export interface ListSkus {
  /** Looked up 20 at a time. */
  skuNo: string[]
  /** 1 gives the promotions of cart groups (1001, 1002) too. */
  promotionGroup?: 1
}

/** Asks for products as cards: by spu, by sku, or both. */
export interface ListItems {
  /** Looked up 20 at a time. */
  skuNo?: string[]
  /** Looked up 20 at a time. */
  spuNo?: string[]
}

/** A product as a card shows it. */
export interface ProductItem {
  spuNo: string
  skuNo: string
  name: string
  sellingPoint: string
  categoryCode: string
  picture: Picture
  /** Price to pay now, fen. */
  price: number
  /** Price to strike through, fen, when `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the price. */
  promotionType?: PromotionType
  /** Tags such as 限时直降 or 满 500 减 50, at most three. */
  tags: string[]
  soldQuantity: number
  /** Availability code of the spu (S23): 0 inactive, 1 available, 2 not on sale, 3 sold out, 4 promotion sold out. */
  availability: 0 | 1 | 2 | 3 | 4
}

/** Asks for recommendations. */
export interface Recommend {
  /** Where they will stand. */
  scene: 'home' | 'product' | 'cart' | 'paid'
  /** What they should go with. */
  spuNo?: string
  /** How many, 1 to 20; 10 when absent. */
  count?: number
}

/** Recommended products, best first. */
export interface Recommendations {
  items: ProductItem[]
}

/** Asks for a merchant. */
export interface GetMerchant {
  merchantId: string
}

/** Who sells. */
export interface Merchant {
  merchantId: string
  name: string
  /** Company as its licence names it. */
  companyName: string
  /** Service hotline. */
  telephone: string
  /** How many spus it sells. */
  productCount: number
}

/** Asks for a page of content. */
export interface GetWidgets {
  /** Which page (R11). */
  urlMapping: '/home' | '/allproducts'
  /** Added in a voice-assistant app. */
  platform?: string
}

/** Where a widget leads; a path of the shop. */
export interface Link {
  title: string
  url: string
}

/** Widget 17: the header product menu of the home page, inside block 1002 (R11). */
export interface HeaderMenuWidget {
  widgetType: 17
  items: (Link & { categoryCode: string; products: ProductItem[] })[]
}

/** Widget 1: large banners. */
export interface BannerWidget {
  widgetType: 1
  items: (Link & { picture: Picture; subtitle: string; /** Whether text on it is light. */ tone: 'light' | 'dark' })[]
}

/** Widget 2: entries with an icon picture, one a category. */
export interface EntryWidget {
  widgetType: 2
  items: (Link & { picture: Picture })[]
}

/** Widget 3: a shelf of products. */
export interface ShelfWidget {
  widgetType: 3
  title: string
  subtitle?: string
  more?: Link
  /** When the shelf's offer ends, epoch ms; shows a countdown. */
  endTime?: number
  products: ProductItem[]
}

/** Widget 4: a category with its products, on the all-products page. */
export interface CategoryWidget {
  widgetType: 4
  categoryCode: string
  title: string
  subtitle?: string
  products: ProductItem[]
}

/** Any widget, told apart by `widgetType`. */
export type Widget = HeaderMenuWidget | BannerWidget | EntryWidget | ShelfWidget | CategoryWidget

/** A block of a content page. */
export interface ContentBlock {
  /** 1002 holds the header menu of the home page. */
  blockId: number
  widgets: Widget[]
}

/** A page of content. */
export interface ContentPage {
  urlMapping: string
  title: string
  description: string
  blocks: ContentBlock[]
}
