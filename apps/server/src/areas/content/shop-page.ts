import {
  CONTENT_PAGE,
  CONTENT_PAGE_LABEL,
  PRODUCTS_SHOWN,
  TEXT_PAGE,
  TEXT_PAGE_LABEL,
  WIDGET_TYPE,
  type ContentPagePath,
  type TextPagePath,
} from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { profileBlocks, type ShopProfile } from '#areas/content/shop-profile'
import type { StoredBlock, StoredWidget } from '#database/tables/stored-block'
import { USUAL_TEXTS } from '#areas/content/texts/usual-texts'
import { listedCategories } from '#areas/content/wanted-products'

/** A page before its products are read. */
export interface PagePlan {
  title: string
  description: string
  blocks: StoredBlock[]
}

/** A category that has products. */
export interface StockedCategory {
  code: string
  name: string
  subtitle: string
  picture: Picture
  products: number
}

/**
 * `MENU` is the largest number of entries in the header menu, and `ENTRIES` that of the row below the menu. `NEWEST` is
 * the largest number of new products on the default home page.
 */
const MENU = 9
const ENTRIES = 10
const NEWEST = 20

/**
 * Returns the page at an address: the owner's page, otherwise the default one, which is composed of the shop's
 * categories and profile. The page of all products contains every category. Categories that the owner's page leaves out
 * come last, so that every product can be found.
 * @param categories the categories with products, in the shop's order
 */
export function planPage(
  urlMapping: ContentPagePath,
  stored: PagePlan | undefined,
  categories: readonly StockedCategory[],
  shop: ShopProfile,
): PagePlan {
  switch (urlMapping) {
    case CONTENT_PAGE.allProducts:
      return withEveryCategory(stored ?? emptyPage(urlMapping), categories)
    case CONTENT_PAGE.shop:
      return { title: shop.name, description: shop.description, blocks: profileBlocks(shop) }
    case CONTENT_PAGE.home:
      return stored ?? usualHome(categories, shop)
    case CONTENT_PAGE.special:
      return stored ?? emptyPage(urlMapping)
    case TEXT_PAGE.license:
      return licensePage(shop)
    default:
      return stored ?? usualText(urlMapping, shop)
  }
}

const emptyPage = (page: ContentPagePath): PagePlan => ({
  title: { ...CONTENT_PAGE_LABEL, ...TEXT_PAGE_LABEL }[page],
  description: '',
  blocks: [],
})

/** The block id of a page that consists of one text. */
const TEXT_BLOCK = 4001

function usualText(page: TextPagePath, { name, companyName, serviceHours }: ShopProfile): PagePlan {
  const text = USUAL_TEXTS[page]?.({ name, owner: companyName ?? name, serviceHours })
  if (!text) return emptyPage(page)
  const { title, ...words } = text
  return {
    title,
    description: '',
    blocks: [{ blockId: TEXT_BLOCK, widgets: [{ widgetType: WIDGET_TYPE.text, ...words }] }],
  }
}

function licensePage({ companyName, license }: ShopProfile): PagePlan {
  const page = emptyPage(TEXT_PAGE.license)
  if (!companyName || !license) return page
  const lead = `${companyName}，统一社会信用代码 ${license.creditCode}`
  return {
    ...page,
    blocks: [
      {
        blockId: TEXT_BLOCK,
        widgets: [{ widgetType: WIDGET_TYPE.text, lead, picture: license.picture, chapters: [] }],
      },
    ],
  }
}

function withEveryCategory(page: PagePlan, categories: readonly StockedCategory[]): PagePlan {
  const listed = new Set(listedCategories(page.blocks))
  const widgets = categories
    .filter(({ code }) => !listed.has(code))
    .map(({ code, name, subtitle }): StoredWidget => ({
      widgetType: WIDGET_TYPE.category,
      categoryCode: code,
      title: name,
      subtitle,
    }))
  return { ...page, blocks: [...page.blocks, { blockId: 2999, widgets }] }
}

const CAMPAIGNS = '/activity'

/**
 * Adds an entry that leads to the page of all campaigns to the front of the home page's entries, unless one does
 * already. On the default page, the last entry is left out if there would be too many. An owner's page keeps all its
 * entries.
 * @param picture the picture of a running campaign
 * @param own true if the owner made the page
 */
export const withCampaigns = (page: PagePlan, picture: Picture, own: boolean): PagePlan => ({
  ...page,
  blocks: page.blocks.map((block) => ({
    ...block,
    widgets: block.widgets.map((widget): StoredWidget => {
      if (widget.widgetType !== WIDGET_TYPE.entries || widget.items.some(({ url }) => url === CAMPAIGNS)) return widget
      const items = [{ title: '优惠活动', url: CAMPAIGNS, picture }, ...widget.items]
      return { ...widget, items: own ? items : items.slice(0, ENTRIES) }
    }),
  })),
})

/**
 * Returns the default home page: a menu, the categories with their pictures, and new products. R11 defines the place of
 * the menu.
 */
function usualHome(categories: readonly StockedCategory[], { name, description }: ShopProfile): PagePlan {
  const page = { title: name, description, blocks: [] }
  if (categories.length === 0) return page
  const link = ({ code, name }: StockedCategory) => ({
    title: name,
    url: `/allproducts?category=${encodeURIComponent(code)}`,
  })
  const menu = categories.slice(0, MENU).map((category) => ({ ...link(category), categoryCode: category.code }))
  const entries = categories.slice(0, ENTRIES).map((category) => ({ ...link(category), picture: category.picture }))
  return {
    ...page,
    blocks: [
      { blockId: 1002, widgets: [{ widgetType: WIDGET_TYPE.headerMenu, items: menu }] },
      { blockId: 1004, widgets: [{ widgetType: WIDGET_TYPE.entries, items: entries }] },
      {
        blockId: 1005,
        widgets: [
          {
            widgetType: WIDGET_TYPE.shelf,
            title: '新品上架',
            more: { title: '查看全部', url: '/allproducts' },
            pick: { by: 'newest', count: Math.min(NEWEST, PRODUCTS_SHOWN.shelf) },
          },
        ],
      },
    ],
  }
}
