import { REPLY_CODE, WIDGET_TYPE } from '@hearth/domain'
import type { ContentPage, GetWidgets } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { fillWidget } from '#areas/content/fill-widget'
import type { StoredBlock, StoredWidget } from '#areas/content/stored-block'
import { readCards, SOLD } from '#areas/products/read-cards'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * A page of content with the products of the moment: four queries, whatever stands on it. Shelves with nothing to
 * show are left out.
 * @throws ShopError `notFound`
 */
export async function readContentPage(db: Database, urlMapping: GetWidgets['urlMapping'], now: number): Promise<ContentPage> {
  const page = await db.selectFrom('content_page').selectAll().where('url_mapping', '=', urlMapping).executeTakeFirst()
  if (!page) throw new ShopError(REPLY_CODE.notFound)
  const cards = await readCards(db, wanted(page.blocks), now)
  const blocks = page.blocks.map(({ blockId, widgets }) => ({ blockId, widgets: widgets.flatMap((widget) => fillWidget(widget, cards, now) ?? []) }))
  return { urlMapping, title: page.title, description: page.description, blocks: blocks.filter((block) => block.widgets.length > 0) }
}

/** Everything a page's widgets may show, as one condition. */
function wanted(blocks: readonly StoredBlock[]) {
  const widgets = blocks.flatMap((block) => block.widgets)
  const picks = widgets.flatMap((widget) => (widget.widgetType === WIDGET_TYPE.shelf ? [widget.pick] : []))
  const spuNos = picks.flatMap((pick) => (pick.by === 'spu' ? pick.spuNos : []))
  const promotionIds = picks.flatMap((pick) => (pick.by === 'promotion' ? [pick.promotionId] : []))
  const newest = Math.max(0, ...picks.map((pick) => (pick.by === 'newest' ? pick.count : 0)))
  const bestSold = Math.max(0, ...picks.map((pick) => (pick.by === 'bestSold' ? pick.count : 0)))
  return sql<object>`spu_no = any(${spuNos}::text[]) or category_code = any(${widgets.flatMap(categoriesOf)}::text[])
    or spu_no in (select spu_no from sku join promotion_sku using (sku_no) where promotion_id = any(${promotionIds}::text[]))
    or spu_no in (select spu_no from spu order by created_at desc, position limit ${newest})
    or spu_no in (select spu_no from spu order by ${SOLD} desc, position limit ${bestSold})
    order by position`
}

function categoriesOf(widget: StoredWidget): string[] {
  if (widget.widgetType === WIDGET_TYPE.headerMenu) return widget.items.map((item) => item.categoryCode)
  return widget.widgetType === WIDGET_TYPE.category ? [widget.categoryCode] : []
}
