import type { BannerTone, ContentPagePath, WIDGET_TYPE } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { CategoryCode, Count, EpochMs, HexColour, Title, Url } from './values.types'

/** Asks for a content page. */
export interface GetWidgets {
  /** The page (R11). */
  urlMapping: ContentPagePath
  /** Name of the host app. Only a voice-assistant app sends this field (P05).
   * @maxLength 20
   * @examples ["app"] */
  platform?: string
  /**
   * If present, only the widget of this category has products: those of the requested page. Absent: each of the first
   * 15 categories has its first 8 products.
   */
  categoryCode?: CategoryCode
  /** Page number of that category's products, from 1, 24 on a page.
   * @asType integer
   * @minimum 1
   * @maximum 100000
   * @default 1
   * @examples [2] */
  pageNo?: number
}

/** The link of a widget. */
export interface Link {
  /** Text of the link. */
  title: Title
  /** Path in the shop to open. */
  url: Url
}

/** An entry of the header menu. */
export interface HeaderMenuItem extends Link {
  /** The category of the entry. */
  categoryCode: CategoryCode
  /** Products shown below the entry, at most 6. */
  products: ProductItem[]
}

/** Widget 17: the header product menu of the home page, inside block 1002 (R11). */
export interface HeaderMenuWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['headerMenu']
  /** Entries, in display order. */
  items: HeaderMenuItem[]
}

/** A large banner. */
export interface BannerItem extends Link {
  /** Background picture. */
  picture: Picture
  /** Line below the title.
   * @examples ["光落在书上，不落在眼里"] */
  subtitle: string
  /** Tone of the text: light or dark. */
  tone: BannerTone
}

/** Widget 1: large banners. */
export interface BannerWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['banner']
  /** Banners, in display order. */
  items: BannerItem[]
}

/** An entry with an icon picture. */
export interface EntryItem extends Link {
  /** Icon. */
  picture: Picture
}

/** Widget 2: entries, one for each category. */
export interface EntryWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['entries']
  /** Entries, in display order. */
  items: EntryItem[]
}

/** Widget 3: a product shelf. */
export interface ShelfWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['shelf']
  /** Heading. */
  title: Title
  /** Subtitle beside the heading; absent for none.
   * @examples ["数量有限，先到先得"] */
  subtitle?: string
  /** Link to more products; absent for none. */
  more?: Link
  /** Epoch ms: end of the shelf's offer, for a countdown. */
  endTime?: EpochMs
  /** Products of the shelf, in display order. */
  products: ProductItem[]
}

/** Widget 4: a category with its products, on the all-products page. */
export interface CategoryWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['category']
  /** The category. */
  categoryCode: CategoryCode
  /** Heading. */
  title: Title
  /** Subtitle beside the heading; absent for none.
   * @examples ["一句话，管好整个家"] */
  subtitle?: string
  /** Products of the category, in display order: the first ones, or those of the requested page. */
  products: ProductItem[]
  /** Products of the category in total. */
  totalCount: Count
}

/**
 * Colours of the shop, as six hexadecimal digits after a #, for the light and the dark theme. Text on them is white;
 * all text has enough contrast to be read.
 */
export interface ShopColours {
  /** Highlighted text and lines. */
  accent: HexColour
  /** Background of highlighted areas. */
  accentSoft: HexColour
  /** Buttons. */
  fill: HexColour
  /** Pressed buttons. */
  fillPress: HexColour
  /** `accent` of the dark theme. */
  accentDark: HexColour
  /** `accentSoft` of the dark theme. */
  accentSoftDark: HexColour
}

/** A registration with an authority, which the law requires shops to show. */
export interface Filing {
  /** Registration number, as the authority writes it.
   * @maxLength 60
   * @examples ["京ICP备2026000000号-1"] */
  title: string
  /** Absolute URL where the registration can be looked up; absent for none.
   * @pattern ^https://
   * @maxLength 200
   * @examples ["https://beian.miit.gov.cn/"] */
  url?: string
}

/** Widget 5: the profile of the shop, alone on the page `/shop`, whose title is the shop's name. */
export interface ProfileWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['profile']
  /** Name of the shop.
   * @maxLength 20
   * @examples ["暖居"] */
  name: string
  /** Slogan, one line; may be empty.
   * @maxLength 40
   * @examples ["让家更温暖、更聪明"] */
  slogan: string
  /** Logo, a square picture; absent: the default logo. */
  logo?: Picture
  /** Colours; absent: the default colours. */
  colours?: ShopColours
  /** Service hours of the hotlines.
   * @maxLength 40
   * @examples ["每天 9:00 至 21:00"] */
  serviceHours: string
  /** Name of the company, as in its licence; absent until the owner sets it.
   * @maxLength 100
   * @examples ["暖居（北京）科技有限公司"] */
  companyName?: string
  /** Whether `/agreement/license` and `getLicense` show a business licence. */
  hasLicense: boolean
  /** Whether a shopper receives a coupon at the first login. */
  hasNewcomerCoupon: boolean
  /** Registrations, in display order. */
  filings: Filing[]
  /** Names of the payment methods for the shopper, in display order.
   * @examples [["微信支付", "支付宝"]] */
  paymentMarks: string[]
}

/** A chapter of a text. */
export interface TextChapter {
  /** Heading. */
  title: Title
  /** Paragraphs of the chapter.
   * @examples [["您可以不登录浏览商品。"]] */
  paragraphs: string[]
}

/** Widget 6: a text to read, such as an agreement; the title of its page is its heading. */
export interface TextWidget {
  /** Type of the widget. */
  widgetType: (typeof WIDGET_TYPE)['text']
  /** Effective date; absent for a text that requires no agreement.
   * @maxLength 20
   * @examples ["2026 年 11 月 1 日"] */
  since?: string
  /** Introduction before the first chapter.
   * @examples ["请在登录前完整阅读本协议。"] */
  lead: string
  /** A picture below the introduction, such as a licence; absent for none. */
  picture?: Picture
  /** Chapters, in order. */
  chapters: TextChapter[]
}

/** Any widget, distinguished by `widgetType`.
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
  /** Widgets, in display order. */
  widgets: Widget[]
}

/** A page of content. */
export interface ContentPage {
  /** The page (R11). */
  urlMapping: ContentPagePath
  /** Title, for the browser and for sharing. */
  title: Title
  /** Description, for search engines and sharing.
   * @examples ["暖居是一家智能设备商城，正品联保，满 99 元包邮。"] */
  description: string
  /** Blocks, in display order; empty blocks are left out. */
  blocks: ContentBlock[]
}
