import type { BannerTone, ContentPagePath, WIDGET_TYPE } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { CategoryCode, Count, EpochMs, HexColour, Title, Url } from './values.types'

/** Asks for a page of content. */
export interface GetWidgets {
  /** Which page (R11). */
  urlMapping: ContentPagePath
  /** Added in a voice-assistant app (P05): the app's own name.
   * @maxLength 20
   * @examples ["app"] */
  platform?: string
  /**
   * Restricts the page to one category: its widget has a page of its products, all others none. When absent, each
   * category has its first 8.
   */
  categoryCode?: CategoryCode
  /** Page number of that category's products, from 1, 24 each.
   * @asType integer
   * @minimum 1
   * @maximum 100000
   * @default 1
   * @examples [2] */
  pageNo?: number
}

/** Where a widget leads. */
export interface Link {
  /** What it says. */
  title: Title
  /** Path of the shop to open. */
  url: Url
}

/** An entry of the header menu. */
export interface HeaderMenuItem extends Link {
  /** The category it stands for. */
  categoryCode: CategoryCode
  /** Products shown below it, at most 6. */
  products: ProductItem[]
}

/** Widget 17: the header product menu of the home page, inside block 1002 (R11). */
export interface HeaderMenuWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['headerMenu']
  /** Its entries, in display order. */
  items: HeaderMenuItem[]
}

/** A large banner. */
export interface BannerItem extends Link {
  /** The picture behind the text. */
  picture: Picture
  /** The line under its title.
   * @examples ["光落在书上，不落在眼里"] */
  subtitle: string
  /** How bright the text on it is. */
  tone: BannerTone
}

/** Widget 1: large banners. */
export interface BannerWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['banner']
  /** The banners, in display order. */
  items: BannerItem[]
}

/** An entry with an icon picture. */
export interface EntryItem extends Link {
  /** Its icon. */
  picture: Picture
}

/** Widget 2: entries, one a category. */
export interface EntryWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['entries']
  /** The entries, in display order. */
  items: EntryItem[]
}

/** Widget 3: a shelf of products. */
export interface ShelfWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['shelf']
  /** Its heading. */
  title: Title
  /** The line beside it; absent for none.
   * @examples ["数量有限，先到先得"] */
  subtitle?: string
  /** Where more of it is; absent for nowhere. */
  more?: Link
  /** Epoch ms: when the shelf's offer ends; shows a countdown. */
  endTime?: EpochMs
  /** What stands on it, in display order. */
  products: ProductItem[]
}

/** Widget 4: a category with its products, on the all-products page. */
export interface CategoryWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['category']
  /** The category. */
  categoryCode: CategoryCode
  /** Its heading. */
  title: Title
  /** The line beside it; absent for none.
   * @examples ["一句话，管好整个家"] */
  subtitle?: string
  /** Products of the category, in display order: the first of them, or those of the page that was asked for. */
  products: ProductItem[]
  /** Products the category has in all. */
  totalCount: Count
}

/**
 * Colours of the shop, as six hexadecimal digits after a #, on light and on dark ground. Text on them is white; each
 * can be read.
 */
export interface ShopColours {
  /** Words and lines that stand out. */
  accent: HexColour
  /** The ground of what stands out. */
  accentSoft: HexColour
  /** Buttons. */
  fill: HexColour
  /** Buttons under a finger. */
  fillPress: HexColour
  /** As `accent`, on dark ground. */
  accentDark: HexColour
  /** As `accentSoft`, on dark ground. */
  accentSoftDark: HexColour
}

/** A registration with an authority, as the law asks shops to show it. */
export interface Filing {
  /** Its number, as the authority writes it.
   * @maxLength 60
   * @examples ["京ICP备2026000000号-1"] */
  title: string
  /** Whole address where it can be looked up; absent for none.
   * @pattern ^https://
   * @maxLength 200
   * @examples ["https://beian.miit.gov.cn/"] */
  url?: string
}

/** Widget 5: who the shop is, alone on the page `/shop`, whose title is the shop's name. */
export interface ProfileWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['profile']
  /** What it is called.
   * @maxLength 20
   * @examples ["暖居"] */
  name: string
  /** One line of what it stands for; may be empty.
   * @maxLength 40
   * @examples ["让家更温暖、更聪明"] */
  slogan: string
  /** Its mark, a square picture; absent where the one that is drawn stays. */
  logo?: Picture
  /** Its colours; absent for the usual ones. */
  colours?: ShopColours
  /** When its telephones are answered.
   * @maxLength 40
   * @examples ["每天 9:00 至 21:00"] */
  serviceHours: string
  /** The company behind it, as its licence names it; absent until the owner says so.
   * @maxLength 100
   * @examples ["暖居（北京）科技有限公司"] */
  companyName?: string
  /** Whether `/agreement/license` and `getLicense` show a business licence. */
  hasLicense: boolean
  /** Whether who logs in for the first time gets a coupon. */
  hasNewcomerCoupon: boolean
  /** Its registrations, in display order. */
  filings: Filing[]
  /** What can be paid with, in display order, as shoppers read it.
   * @examples [["微信支付", "支付宝"]] */
  paymentMarks: string[]
}

/** A chapter of a text. */
export interface TextChapter {
  /** Its heading. */
  title: Title
  /** What it says, a paragraph each.
   * @examples [["您可以不登录浏览商品。"]] */
  paragraphs: string[]
}

/** Widget 6: a text to read, such as an agreement; its page's title is its heading. */
export interface TextWidget {
  /** Tells it apart. */
  widgetType: (typeof WIDGET_TYPE)['text']
  /** Day from which it holds; absent for what nobody agrees to.
   * @maxLength 20
   * @examples ["2026 年 11 月 1 日"] */
  since?: string
  /** What it is about, before the first chapter.
   * @examples ["请在登录前完整阅读本协议。"] */
  lead: string
  /** A picture below it, such as a licence; absent for none. */
  picture?: Picture
  /** Its chapters, in order. */
  chapters: TextChapter[]
}

/** Any widget, told apart by `widgetType`.
 * @discriminator widgetType */
export type Widget =
  | HeaderMenuWidget
  | BannerWidget
  | EntryWidget
  | ShelfWidget
  | CategoryWidget
  | ProfileWidget
  | TextWidget

/** A block of a content page. */
export interface ContentBlock {
  /** The block; 1002 holds the header menu of the home page (R11).
   * @asType integer
   * @minimum 1
   * @examples [1002] */
  blockId: number
  /** What it shows, in display order. */
  widgets: Widget[]
}

/** A page of content. */
export interface ContentPage {
  /** Which page (R11). */
  urlMapping: ContentPagePath
  /** Its title, for the browser and for sharing. */
  title: Title
  /** What it is about, for search engines and sharing.
   * @examples ["暖居是一家智能设备商城，正品联保，满 99 元包邮。"] */
  description: string
  /** Its blocks, in display order; those with nothing to show are left out. */
  blocks: ContentBlock[]
}
