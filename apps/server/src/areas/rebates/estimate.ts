import { rebateOf } from '@hearth/domain'
import type { EstimateRebate, RebateEstimate, RebateEstimates } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { ratesOf } from '#areas/rebates/rates-of'
import type { Context } from '#kernel/context'

/**
 * The rebate of one piece of each product for the calling promoter, at the prices in the request, in two queries.
 * Products without an offer are left out.
 */
export async function estimateRebates(
  { db, now, shopper }: Pick<Context, 'db' | 'now' | 'shopper'>,
  { productInfoList, channelCode = 'retail' }: EstimateRebate,
): Promise<RebateEstimates> {
  const skuNos = productInfoList.map(({ skuNo }) => skuNo)
  const rates = await ratesOf(db, { skuNos, channelCode, now, ...(shopper === undefined ? {} : { shopper }) })
  const { rows } = await sql<{ skuNo: string; url: string | null }>`
    select sku_no as "skuNo", picture ->> 'url' as url from sku where sku_no = any(${skuNos}::text[])`.execute(db)
  const pictures = new Map(rows.map(({ skuNo, url }) => [skuNo, url]))
  return {
    result: productInfoList.flatMap(({ skuNo, price }): RebateEstimate[] => {
      const rate = rates.get(skuNo)?.rate ?? 0
      const estimateAmount = rebateOf(price, rate)
      const picture = pictures.get(skuNo)
      return estimateAmount > 0 ? [{ skuNo, estimateAmount, rate: rate / 100, ...(picture ? { picture } : {}) }] : []
    }),
  }
}
