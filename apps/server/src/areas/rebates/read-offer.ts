import { priceSku, rebateOf, SKU_SALE_STATUS, SKU_STATUS } from '@hearth/domain'
import type { Picture, RebateShareActivity, RebateSkus } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readSkus } from '#areas/products/read-skus'
import { offerRuns, targetSkus } from '#areas/rebate-terms/covering-offers'
import { noSuchOffer } from '#areas/rebates/offer-row'
import { ratesOf } from '#areas/rebates/rates-of'
import type { Context } from '#kernel/context'

/** The maximum number of skus of an offer in a reply. */
const MOST_SKUS = 200

/**
 * The skus of a running offer, each with the rebate of one piece for the calling promoter at the present price: four
 * queries.
 * @throws ShopError notFound for an offer that does not run
 */
export async function listOfferSkus(
  { db, now, shopper }: Pick<Context, 'db' | 'now' | 'shopper'>,
  rebateId: string,
): Promise<RebateSkus> {
  const { rows } = await sql<{ channelCode: string; skuNos: string[] }>`
    select offer.channel_code as "channelCode", coalesce((
        select jsonb_agg(sku_no order by place, position, sku_no) from (
          select distinct sku.sku_no, spu.position as place, sku.position
          from rebate_target target
          join lateral (${targetSkus}) as sku on true
          join spu on spu.spu_no = sku.spu_no
          where target.offer_id = offer.id and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
            and sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)}
          order by place, position, sku_no limit ${MOST_SKUS}
        ) as covered
      ), '[]') as "skuNos"
    from rebate_offer offer where offer.id = ${rebateId} and ${offerRuns(now)}`.execute(db)
  const [offer] = rows
  if (!offer) throw noSuchOffer('rebateId')
  const { skuNos, channelCode } = offer
  const rates = await ratesOf(db, { skuNos, channelCode, now, ...(shopper === undefined ? {} : { shopper }) })
  const bySku = new Map((await readSkus(db, { skuNos }, now)).map((sku) => [sku.skuNo, sku]))
  return {
    result: skuNos.flatMap((skuNo) => {
      const sku = bySku.get(skuNo)
      if (!sku) return []
      const price = priceSku(sku, { now }).price ?? sku.price
      return [{ ...sku, rebateAmount: rebateOf(price, rates.get(skuNo)?.rate ?? 0) }]
    }),
  }
}

interface ActivityRow {
  id: string
  title: string
  description: string
  picture: Picture | null
  endTime: number
}

const USUAL_TEXT = '分享给好友，好友下单后您就有返利'

/**
 * Reads a running offer as an activity that can be shared, in one query. If the offer has no picture, the picture of
 * its first product is used.
 * @throws ShopError notFound for an unknown offer, or one that has ended
 */
export async function readShareActivity(
  { db, now, origin }: Pick<Context, 'db' | 'now' | 'origin'>,
  id: string,
): Promise<RebateShareActivity> {
  const { rows } = await sql<ActivityRow>`
    select offer.id, offer.name as title, offer.description, offer.end_time as "endTime",
      coalesce(offer.picture, (
        select sku.picture
        from rebate_target target
        join lateral (${targetSkus}) as sku on true
        join spu on spu.spu_no = sku.spu_no
        where target.offer_id = offer.id
        order by spu.position, sku.position limit 1
      )) as picture
    from rebate_offer offer where offer.id = ${id} and ${offerRuns(now)}`.execute(db)
  const [row] = rows
  if (!row?.picture) throw noSuchOffer('id')
  return {
    id,
    title: row.title,
    description: row.description || USUAL_TEXT,
    picture: row.picture,
    url: `${origin}/rebate/activity/${encodeURIComponent(id)}`,
    endTime: row.endTime,
  }
}
