import { PRIZE_TYPE } from '@hearth/domain'
import type { LuckDrawProduct } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needLottery, type PrizeRow } from '#areas/lottery/lottery-row'
import { shownLotteryPrize } from '#areas/lottery/shown-prize'
import type { Database } from '#database/connect'

/** Returns the products among a lottery's prizes, in the order of the wheel. Two queries. @throws ShopError notFound */
export async function listLotteryProducts(db: Database, activityId: string): Promise<LuckDrawProduct[]> {
  const { prizes } = await needLottery(db, activityId)
  const products = prizes.filter((prize): prize is PrizeRow & { skuNo: string } => prize.skuNo !== null)
  const { rows } = await sql<{ skuNo: string; spuNo: string }>`
    select sku_no as "skuNo", spu_no as "spuNo" from sku
    where sku_no = any(${products.map(({ skuNo }) => skuNo)}::text[])`.execute(db)
  const spuNos = new Map(rows.map(({ skuNo, spuNo }) => [skuNo, spuNo]))
  return products.flatMap((prize) => {
    const spuNo = spuNos.get(prize.skuNo)
    if (prize.prizeType !== PRIZE_TYPE.product || spuNo === undefined) return []
    return [{ ...shownLotteryPrize(prize), skuNo: prize.skuNo, spuNo }]
  })
}
