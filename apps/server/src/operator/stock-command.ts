import { sql } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { MOST_COUNTED } from '#database/most-counted'
import { transaction } from '#database/transaction'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorShop } from '#operator/operator-shop'

interface Shelf {
  name: string
  stock: number
  sold: number
}

/** `stock <skuNo> [50|+10|-10]`: how many are left; or set, add or take away. */
export async function stockCommand({ db, stock }: OperatorShop, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  const skuNo = wanted(plain, 0, 'which sku')
  const change = plain[1]
  const shelf = await transaction(db, async (trx) => {
    const { rows } =
      await sql<Shelf>`select sku_name as name, stock, sold from sku where sku_no = ${skuNo} for update`.execute(trx)
    const [before] = rows
    if (!before) throw new OperatorRefusal(`There is no sku ${skuNo}.`)
    if (change === undefined) return before
    const left = newStock(before.stock, change)
    await sql`update sku set stock = ${left} where sku_no = ${skuNo}`.execute(trx)
    await catalogueChanged(sql`select true`).execute(trx)
    return { ...before, stock: left }
  })
  stock.returned([skuNo])
  return `${skuNo} ${shelf.name}: ${shelf.stock} left, ${shelf.sold} sold.`
}

function newStock(before: number, change: string): number {
  if (!/^[+-]?\d{1,9}$/.test(change))
    throw new OperatorRefusal(`A stock is a number such as 50, +10 or -10, not ${change}.`, 2)
  const stock = /^[+-]/.test(change) ? before + Number(change) : Number(change)
  if (stock < 0) throw new OperatorRefusal(`There are only ${before}; ${change} would leave fewer than none.`)
  if (stock > MOST_COUNTED) throw new OperatorRefusal(`${stock} are more than can be counted: ${MOST_COUNTED} at most.`)
  return stock
}
