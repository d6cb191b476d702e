import { formatFen } from '@hearth/domain'
import { sql } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { transaction } from '#database/transaction'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorShop } from '#operator/operator-shop'

/** Yuan with both decimals: `199` could as well be fen. */
const PRICE = /^(0|[1-9]\d{0,6})\.(\d{2})$/

/** `price <skuNo> [199.00]`: what a sku costs without a promotion; or changes it, for everybody at once. */
export async function priceCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  const skuNo = wanted(plain, 0, 'which sku')
  const price = plain[1] === undefined ? undefined : readPrice(plain[1])
  const sku = await transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('sku')
      .select(['sku_name', 'price'])
      .where('sku_no', '=', skuNo)
      .forUpdate()
      .executeTakeFirst()
    if (!before || price === undefined) return before
    await trx.updateTable('sku').set({ price }).where('sku_no', '=', skuNo).execute()
    await catalogueChanged(sql`select true`).execute(trx)
    return before
  })
  if (!sku) throw new OperatorRefusal(`There is no sku ${printable(skuNo)}. See: hearth products`)
  return `${skuNo} ${sku.sku_name}: ${formatFen(sku.price)} yuan${price === undefined ? '' : ` before, ${formatFen(price)} yuan now`}.`
}

/** @returns fen */
function readPrice(word: string): number {
  const [, yuan = '', fen = ''] = PRICE.exec(word) ?? []
  const price = Number(`${yuan}${fen}`)
  if (yuan === '' || price === 0)
    throw new OperatorRefusal(
      `A price is yuan with two decimals, from 0.01 to 9999999.99, such as 199.00, not ${printable(word)}.`,
      2,
    )
  return price
}
