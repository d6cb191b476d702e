import { SKU_STATUS, type SkuStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { transaction } from '#database/transaction'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorShop } from '#operator/operator-shop'

const byWord: Readonly<Record<string, SkuStatus | undefined>> = { on: SKU_STATUS.active, off: SKU_STATUS.inactive }

/**
 * `shelf <skuNo> [on|off]`: whether a sku can be bought; or puts it on the shelf, or takes it off whatever its stock.
 */
export async function shelfCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  const skuNo = wanted(plain, 0, 'which sku')
  const word = plain[1]
  const status = word === undefined ? undefined : byWord[word]
  if (word !== undefined && status === undefined)
    throw new OperatorRefusal(`A sku is on the shelf or off it, not ${word}.`, 2)
  const sku = await transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('sku')
      .select(['sku_name', 'sku_status'])
      .where('sku_no', '=', skuNo)
      .forUpdate()
      .executeTakeFirst()
    if (!before || status === undefined) return before
    await trx.updateTable('sku').set({ sku_status: status }).where('sku_no', '=', skuNo).execute()
    await catalogueChanged(sql`select true`).execute(trx)
    return { ...before, sku_status: status }
  })
  if (!sku) throw new OperatorRefusal(`There is no sku ${skuNo}.`)
  return `${skuNo} ${sku.sku_name}: ${sku.sku_status === SKU_STATUS.active ? 'on' : 'off'} the shelf.`
}
