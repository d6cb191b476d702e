/** The `urlMapping` that tells the content pages apart (R11). */
export const CONTENT_PAGE = { home: '/home', allProducts: '/allproducts' } as const

/** A content page as this rule reads it. */
export interface ContentPageLike<W> {
  urlMapping: string
  blocks: readonly { blockId: number; widgets: readonly W[] }[]
}

/** The header product menu: widget 17 inside block 1002 of the home page, and nowhere else (R11). */
export function headerMenu<W extends { widgetType: number }>(page: ContentPageLike<W>): Extract<W, { widgetType: 17 }> | undefined {
  if (page.urlMapping !== CONTENT_PAGE.home) return undefined
  for (const { blockId, widgets } of page.blocks) {
    const menu = blockId === 1002 ? widgets.find(isHeaderMenu) : undefined
    if (menu) return menu
  }
  return undefined
}

const isHeaderMenu = <W extends { widgetType: number }>(widget: W): widget is Extract<W, { widgetType: 17 }> => widget.widgetType === 17
