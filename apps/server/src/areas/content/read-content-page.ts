import { CONTENT_PAGE, PRODUCTS_SHOWN, REPLY_CODE, type ContentPagePath } from '@hearth/domain'
import type { ContentPage, GetWidgets, Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { allCampaigns } from '#areas/campaigns/all-campaigns'
import { fillWidget } from '#areas/content/fill-widget'
import { profileOf, type StoredShop } from '#areas/content/shop-profile'
import { planPage, withCampaigns, type PagePlan, type StockedCategory } from '#areas/content/shop-page'
import { listedCategories, wantedProducts } from '#areas/content/wanted-products'
import { readCards } from '#areas/products/read-cards'
import type { CampaignSource } from '#kernel/campaigns/campaign-source'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

interface StoredPage extends PagePlan {
  /** The address of the owner's page; null if the owner has not imported it. */
  urlMapping: string | null
  /** The categories with products, in the shop's order; null if the page shows none. */
  categories: StockedCategory[] | null
  /** The shop's profile; null until the owner sets it. */
  shop: StoredShop | null
  /** True if the first login gives a coupon now. Read only for the page `/shop`. */
  hasNewcomerCoupon: boolean
  /** A picture of a running campaign; null if there is none. Read only for the home page. */
  campaignPicture: Picture | null
}

/** The sources that pages are read from. */
interface PageSource extends Pick<UnitOfWork, 'db' | 'now'> {
  /** The kinds of campaigns that the page of all campaigns lists. */
  campaigns: readonly CampaignSource[]
}

/**
 * Reads a page with its present products, always in four queries, which read only the products that are shown. Leaves
 * out empty shelves.
 */
async function readContentPage(
  from: PageSource,
  { urlMapping, categoryCode, pageNo = 1 }: GetWidgets,
): Promise<ContentPage> {
  const { db, now } = from
  const read = await readStoredPage(from, urlMapping)
  const { urlMapping: known, categories, shop, hasNewcomerCoupon, campaignPicture, ...page } = read
  const planned = planPage(urlMapping, known === null ? undefined : page, categories ?? [], profileOf(shop))
  const led = campaignPicture ? withCampaigns(planned, campaignPicture, known !== null) : planned
  const stored = { ...led, blocks: led.blocks.filter(({ hidden }) => !hidden) }
  const cards = await readCards(
    db,
    wantedProducts(stored.blocks, { categoryCode, start: (pageNo - 1) * PRODUCTS_SHOWN.page }),
    now,
  )
  const totals = Object.fromEntries((categories ?? []).map(({ code, products }) => [code, products]))
  const filling = {
    cards,
    now,
    only: categoryCode,
    totals,
    hasNewcomerCoupon,
    previewed: new Set(listedCategories(stored.blocks).slice(0, PRODUCTS_SHOWN.categories)),
  }
  const blocks = stored.blocks.map(({ blockId, widgets }) => ({
    blockId,
    widgets: widgets.flatMap((widget) => fillWidget(widget, filling) ?? []),
  }))
  return {
    urlMapping,
    title: stored.title,
    description: stored.description,
    blocks: blocks.filter((block) => block.widgets.length > 0),
  }
}

const noSuchPage = () => new ShopError(REPLY_CODE.notFound, '页面不存在', 'urlMapping')

/** Reads a page that everybody may read. @throws ShopError notFound for the page of the special activity */
export async function readPublicPage(from: PageSource, wish: GetWidgets): Promise<ContentPage> {
  if (wish.urlMapping === CONTENT_PAGE.special) throw noSuchPage()
  return readContentPage(from, wish)
}

/**
 * Reads the page of the special activity, which only requests from internal networks can see.
 * @throws ShopError notFound for other requests, and if the page is empty
 */
export async function readSpecialPage(from: PageSource, internal: boolean): Promise<ContentPage> {
  const page = internal ? await readContentPage(from, { urlMapping: CONTENT_PAGE.special }) : undefined
  if (!page || page.blocks.length === 0) throw noSuchPage()
  return page
}

/** Reads the composition of a page. `own` tells whether the owner made the page. */
export async function readComposed(
  from: PageSource,
  urlMapping: ContentPagePath,
): Promise<PagePlan & { own: boolean }> {
  const {
    urlMapping: known,
    categories,
    shop,
    hasNewcomerCoupon: _,
    campaignPicture: __,
    ...page
  } = await readStoredPage(from, urlMapping)
  const own = known !== null
  return { ...planPage(urlMapping, own ? page : undefined, categories ?? [], profileOf(shop)), own }
}

async function readStoredPage({ db, now, campaigns }: PageSource, urlMapping: string): Promise<StoredPage> {
  const { rows } = await sql<StoredPage>`
    select url_mapping as "urlMapping", title, description, blocks,
      (
        select jsonb_build_object('description', description, 'blocks', blocks) from content_page
        where url_mapping = ${CONTENT_PAGE.shop}
      ) as shop,
      ${urlMapping} = ${CONTENT_PAGE.shop} and exists (
        select 1 from coupon_batch
        where on_signup and begin_time <= ${now} and end_time >= ${now}
      ) as "hasNewcomerCoupon",
      case when ${urlMapping} = ${CONTENT_PAGE.home} then (
        select picture from ${allCampaigns(campaigns)}
        where known_from <= ${now} and begin_time <= ${now} and end_time >= ${now} and picture is not null
        order by end_time, campaign_id limit 1
      ) end as "campaignPicture",
      case
        when ${urlMapping} = ${CONTENT_PAGE.allProducts}
          or (url_mapping is null and ${urlMapping} = ${CONTENT_PAGE.home})
          or exists (
            select 1
            from jsonb_array_elements(blocks) as block, jsonb_array_elements(block -> 'widgets') as widget
            where widget ->> 'widgetType' = '4'
          )
        then (
          select jsonb_agg(
            jsonb_build_object(
              'code', code, 'name', name, 'subtitle', subtitle, 'picture', picture, 'products', products
            ) order by position, code
          )
          from (select category_code as code, count(*) as products from spu
            where archived_at is null group by category_code) as counted
          join category using (code)
        )
      end as categories
    from (select 1) as one
    left join content_page on url_mapping = ${urlMapping}`.execute(db)
  return rows[0]!
}
