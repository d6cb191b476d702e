import type { TextPagePath } from '#route/text-page'
import { WIDGET_TYPE } from '#codes/widget-type'

/**
 * The addresses (`urlMapping`) of the content pages (R11). R11 defines those of the home page and of the page of all
 * products. `shop` shows the shop's profile. `special` can be read only inside the company's network (R05, P04).
 */
export const CONTENT_PAGE = {
  home: '/home',
  allProducts: '/allproducts',
  shop: '/shop',
  special: '/activity/unify/baidung',
} as const

/** One of {@link CONTENT_PAGE}, or another text. */
export type ContentPagePath = (typeof CONTENT_PAGE)[keyof typeof CONTENT_PAGE] | TextPagePath

/** The label of each page for shoppers. */
export const CONTENT_PAGE_LABEL: Readonly<Record<Exclude<ContentPagePath, TextPagePath>, string>> = {
  '/home': '首页',
  '/allproducts': '全部商品',
  '/shop': '店铺资料',
  '/activity/unify/baidung': '内部活动',
}

/** The block of the home page that contains the header menu (R11). */
const HEADER_MENU_BLOCK = 1002

/** The fields of a content page that these rules read. */
export interface ContentPageLike<W> {
  urlMapping: string
  blocks: readonly { blockId: number; widgets: readonly W[] }[]
}

/** Returns the header product menu: widget 17 inside block 1002 of the home page (R11). */
export function headerMenu<W extends { widgetType: number }>(
  page: ContentPageLike<W>,
): Extract<W, { widgetType: 17 }> | undefined {
  if (page.urlMapping !== CONTENT_PAGE.home) return undefined
  for (const { blockId, widgets } of page.blocks) {
    const menu = blockId === HEADER_MENU_BLOCK ? widgets.find(isHeaderMenu) : undefined
    if (menu) return menu
  }
  return undefined
}

/** Returns the shop's profile: widget 5 of the page `/shop`. */
export function shopProfile<W extends { widgetType: number }>(
  blocks: ContentPageLike<W>['blocks'],
): Extract<W, { widgetType: 5 }> | undefined {
  return blocks
    .flatMap(({ widgets }) => widgets)
    .find((widget): widget is Extract<W, { widgetType: 5 }> => widget.widgetType === WIDGET_TYPE.profile)
}

const isHeaderMenu = <W extends { widgetType: number }>(widget: W): widget is Extract<W, { widgetType: 17 }> =>
  widget.widgetType === WIDGET_TYPE.headerMenu
