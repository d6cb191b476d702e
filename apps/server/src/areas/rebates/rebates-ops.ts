import { chooseRebateRate, rebateOf, SKU_STATUS, type CoveringOffer } from '@hearth/domain'
import { rebates, type RebateLevelRates, type RebateOfferPreview, type SetRebateLevels } from '@hearth/ops'
import { sql } from 'kysely'
import { rebateLevels, type RebateLevels } from '#areas/rebate-terms/rebate-levels'
import {
  addOffer,
  changeOffer,
  offerList,
  opsOffers,
  startOffer,
  stopOffer,
  toListed,
} from '#areas/rebates/change-offers'
import { noSuchOffer } from '#areas/rebates/offer-row'
import { tryRate } from '#areas/rebates/try-rate'
import { keptLevels, levelFaults } from '#areas/rebates/write-offers'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { readList } from '#kernel/ops/ops-list'
import { refuseRows } from '#kernel/ops/refused-rows'

/** The maximum number of skus in a preview. */
const MOST_SKUS = 50

interface PreviewRow {
  name: string
  description: string
  skus: { skuNo: string; name: string; price: number; offers: CoveringOffer[] }[]
}

/**
 * Reads an offer as promoters will see it, in one query. The rebates are computed from this offer's rates alone,
 * without the rates of levels and of other offers.
 * @throws ShopError notFound
 */
async function preview(db: Database, offerId: string): Promise<RebateOfferPreview> {
  const { rows } = await sql<PreviewRow>`
    select offer.name, offer.description, coalesce((
        select jsonb_agg(to_jsonb(covered)) from (
          select sku.sku_no as "skuNo", sku.sku_name as name, sku.price, jsonb_agg(jsonb_build_object(
              'offerId', offer.id, 'target', target.kind, 'ownRate', target.rate, 'rate', offer.rate,
              'firstRate', null, 'beginTime', offer.begin_time)) as offers
          from rebate_target target
          join spu on (target.kind = 'product' and spu.spu_no = target.code)
            or (target.kind = 'category' and spu.category_code = target.code)
            or (target.kind = 'sku' and spu.spu_no = (select spu_no from sku named where named.sku_no = target.code))
          join sku on sku.spu_no = spu.spu_no and (target.kind <> 'sku' or sku.sku_no = target.code)
          where target.offer_id = offer.id and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
          group by sku.sku_no, sku.sku_name, sku.price, spu.position, sku.position
          order by spu.position, sku.position, sku.sku_no limit ${MOST_SKUS}
        ) as covered
      ), '[]') as skus
    from rebate_offer offer where offer.id = ${offerId}`.execute(db)
  const [row] = rows
  if (!row) throw noSuchOffer('offerId')
  const skus = row.skus.map(({ offers, ...sku }) => {
    const { rate = 0 } = chooseRebateRate(offers) ?? {}
    return { ...sku, rate, rebateAmount: rebateOf(sku.price, rate) }
  })
  return { offerId, name: row.name, description: row.description, skus }
}

const toRates = ({ levels, version }: RebateLevels & { version: number }): RebateLevelRates => ({
  levels: Object.entries(levels).map(([level, rate]) => ({ level, rate })),
  version,
})

async function setLevels(
  context: OpsContext,
  { levels, version }: SetRebateLevels,
): Promise<Written<RebateLevelRates>> {
  refuseRows(levelFaults(levels))
  const { reply, changes } = await rebateLevels.set(context, version, () => ({ levels: keptLevels(levels) }))
  return { reply: toRates(reply), changes }
}

/** Calls of staff for offers of rebates. */
export const rebatesOps: readonly OpsAnswers[] = [
  reads(rebates, {
    async list(payload, context) {
      const { rows, after } = await readList(offerList, context, payload)
      return { offers: rows.map((row) => toListed(row, context.now)), after }
    },
    get: ({ offerId }, context) => opsOffers(context).need(context.db, offerId),
    preview: ({ offerId }, { db }) => preview(db, offerId),
    tryRate: (payload, context) => tryRate(context, payload),
    levels: async (_, { db }) => toRates(await rebateLevels.read(db)),
  }),
  writes(rebates, {
    add: (payload, context) => addOffer(context, payload),
    change: (payload, context) => changeOffer(context, payload),
    start: (payload, context) => startOffer(context, payload),
    stop: (payload, context) => stopOffer(context, payload),
    setLevels: (payload, context) => setLevels(context, payload),
  }),
]
