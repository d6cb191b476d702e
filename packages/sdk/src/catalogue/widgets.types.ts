import type { BannerTone, ContentPagePath, WIDGET_TYPE } from '@hearth/domain'
import type { Picture, ProductItem } from './products.types'
import type { CategoryCode, Count, EpochMs, Title, Url } from './values.types'

/** Asks for a page of content. */
export interface GetWidgets {
  /** Which page (R11). */
  urlMapping: ContentPagePath
  /** Added in a voice-assistant app (P05): the app's own name.
   * @maxLength 20
   * @examples ["app"] */
  platform?: string
  /** Narrows the page to one category: its widget comes with a page of its products, all others without any. When absent,
   * each category comes with its first 8. */
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

/** Any widget, told apart by `widgetType`.
 * @discriminator widgetType */
export type Widget = HeaderMenuWidget | BannerWidget | EntryWidget | ShelfWidget | CategoryWidget

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
