import { PRODUCTS_SHOWN, REPLY_CODE } from '@hearth/domain'
import type { ContentPage, GetWidgets } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { fillWidget } from '#areas/content/fill-widget'
import type { StoredBlock } from '#areas/content/stored-block'
import { listedCategories, wantedProducts } from '#areas/content/wanted-products'
import { readCards } from '#areas/products/read-cards'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

interface StoredPage {
  title: string
  description: string
  blocks: StoredBlock[]
  /** How many products each category has; nothing where the page shows no categories. */
  totals: Record<string, number> | null
}

/**
 * A page of content with the products of the moment: four queries, whatever stands on it, that read no more products than it
 * shows. Shelves with nothing to show are left out.
 * @throws ShopError `notFound`
 */
export async function readContentPage(db: Database, { urlMapping, categoryCode, pageNo = 1 }: GetWidgets, now: number): Promise<ContentPage> {
  const stored = await readStoredPage(db, urlMapping)
  const cards = await readCards(db, wantedProducts(stored.blocks, { categoryCode, start: (pageNo - 1) * PRODUCTS_SHOWN.page }), now)
  const filling = { cards, now, only: categoryCode, totals: stored.totals ?? {}, previewed: new Set(listedCategories(stored.blocks).slice(0, PRODUCTS_SHOWN.categories)) }
  const blocks = stored.blocks.map(({ blockId, widgets }) => ({ blockId, widgets: widgets.flatMap((widget) => fillWidget(widget, filling) ?? []) }))
  return { urlMapping, title: stored.title, description: stored.description, blocks: blocks.filter((block) => block.widgets.length > 0) }
}

async function readStoredPage(db: Database, urlMapping: string): Promise<StoredPage> {
  const { rows } = await sql<StoredPage>`
    select title, description, blocks,
      case when exists (select 1 from jsonb_array_elements(blocks) as block, jsonb_array_elements(block -> 'widgets') as widget where widget ->> 'widgetType' = '4')
        then (select jsonb_object_agg(category_code, products) from (select category_code, count(*) as products from spu group by category_code) as counted) end as totals
    from content_page where url_mapping = ${urlMapping}`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound)
  return rows[0]
}
