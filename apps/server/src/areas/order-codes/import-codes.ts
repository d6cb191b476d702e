import { createHmac } from 'node:crypto'
import { codeText, REPLY_CODE } from '@hearth/domain'
import type { ImportedCodes, ImportOrderCodes } from '@hearth/ops'
import { sql } from 'kysely'
import { owedPieces, serveWaiting } from '#areas/order-codes/give-codes'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import { listRows } from '#database/list-rows'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { sealText } from '#shop/sealed-text'

/** Returns the digest by which a code is recognised without revealing it. */
const digestOf = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`order code ${code}`).digest('hex')

/**
 * Imports codes for a sku, each once. Waiting orders get codes first. The remaining codes are added to the stock.
 * @throws ShopError notFound; wrongState for a sku that is not delivered as codes
 */
export async function importCodes(
  context: OpsContext,
  { skuNo, codes }: ImportOrderCodes,
): Promise<Written<ImportedCodes>> {
  const { db, now, random, secret, stock, afterCommit } = context
  const { rows: skus } = await sql<{ byCode: boolean }>`
    select by_code as "byCode" from sku where sku_no = ${skuNo} for update`.execute(db)
  if (!skus[0]) throw new ShopError(REPLY_CODE.notFound, '商品不存在', 'skuNo')
  if (!skus[0].byCode) throw new ShopError(REPLY_CODE.wrongState, '该商品不以兑换码发放', 'skuNo')
  const texts = [...new Set(codes.map(codeText).filter((code) => code !== ''))]
  const rows = texts.map((code) => ({
    digest: digestOf(secret, code),
    sealed: sealText(secret, 'codes of orders', random, code),
  }))
  const { rows: added } = await sql`
    insert into order_code (sku_no, digest, sealed, created_at)
    select ${skuNo}, digest, sealed, ${now}::bigint
    from ${listRows(rows, 'digest text, sealed text')} as made
    order by digest
    on conflict (sku_no, digest) do nothing returning digest`.execute(db)
  const owed = await owedPieces(context, skuNo)
  const shelved = Math.max(0, added.length - owed)
  if (shelved > 0) {
    await sql`update sku set stock = stock + ${shelved} where sku_no = ${skuNo}`.execute(db)
    await pagesChanged(db)
    afterCommit(() => stock.returned([skuNo]))
  }
  await serveWaiting(context)
  const reply = { added: added.length, known: texts.length - added.length, shelved }
  return { reply, changes: [{ target: { kind: 'sku', id: skuNo }, after: { codes: reply } }] }
}
