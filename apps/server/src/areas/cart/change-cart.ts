import { randomUUID } from 'node:crypto'
import { CHECK_STATUS, REPLY_CODE } from '@hearth/domain'
import type { CartChange, ChangeCart } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** Most lines a cart may have. */
export const MOST_LINES = 200

/**
 * Changes lines of a shopper's cart: one statement, whatever the number of lines.
 * @returns skus whose quantity rose or was set, to be held against their limits.
 * @throws ShopError badInput for a change that does not say what it needs, notFound for a line or sku that is not there.
 */
export function changeCart(trx: Database, shopperId: string, { operation, items }: ChangeCart, now: number): Promise<string[]> {
  switch (operation) {
    case 'add':
      return addLines(trx, shopperId, items, now)
    case 'set':
      return setLines(trx, shopperId, items)
    case 'check':
      return checkLines(trx, shopperId, items)
    case 'remove':
      return removeLines(trx, shopperId, items)
  }
}

async function addLines(trx: Database, shopperId: string, items: readonly CartChange[], now: number): Promise<string[]> {
  const wanted = new Map<string, number>()
  for (const { skuNo, itemQuantity = 1 } of items) {
    const sku = needed(skuNo, 'skuNo')
    wanted.set(sku, (wanted.get(sku) ?? 0) + itemQuantity)
  }
  const lines = [...wanted].map(([skuNo, quantity]) => ({ id: randomUUID(), sku_no: skuNo, quantity }))
  const { rows } = await sql<{ skuNo: string }>`
    insert into cart_line (id, shopper_id, sku_no, quantity, checked, created_at)
    select line.id, ${shopperId}, sku.sku_no, line.quantity, true, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id text, sku_no text, quantity integer)
    join sku on sku.sku_no = line.sku_no
    order by sku.sku_no
    on conflict (shopper_id, sku_no) do update
      set quantity = cart_line.quantity + excluded.quantity, checked = true, created_at = excluded.created_at
    returning sku_no as "skuNo"`.execute(trx)
  if (rows.length < lines.length) throw new ShopError(REPLY_CODE.notFound, '商品不存在')
  return rows.map((row) => row.skuNo)
}

async function setLines(trx: Database, shopperId: string, items: readonly CartChange[]): Promise<string[]> {
  const lines = items.map(({ id, itemQuantity }) => ({ id: needed(id, 'id'), quantity: needed(itemQuantity, 'itemQuantity') }))
  const { rows } = await sql<{ skuNo: string }>`
    update cart_line set quantity = line.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id text, quantity integer)
    where cart_line.id = line.id and cart_line.shopper_id = ${shopperId}
    returning cart_line.sku_no as "skuNo"`.execute(trx)
  if (rows.length < new Set(lines.map((line) => line.id)).size) throw gone()
  return rows.map((row) => row.skuNo)
}

async function checkLines(trx: Database, shopperId: string, items: readonly CartChange[]): Promise<string[]> {
  const lines = items.map(({ id, shoppingCartStatus }) => ({ id: needed(id, 'id'), checked: needed(shoppingCartStatus, 'shoppingCartStatus') === CHECK_STATUS.checked }))
  const { rows } = await sql`
    update cart_line set checked = line.checked
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id text, checked boolean)
    where cart_line.id = line.id and cart_line.shopper_id = ${shopperId}
    returning cart_line.id`.execute(trx)
  if (rows.length < new Set(lines.map((line) => line.id)).size) throw gone()
  return []
}

/** A line that is gone already is as it should be. */
async function removeLines(trx: Database, shopperId: string, items: readonly CartChange[]): Promise<string[]> {
  const ids = items.map(({ id }) => needed(id, 'id'))
  await sql`delete from cart_line where shopper_id = ${shopperId} and id = any(${ids}::text[])`.execute(trx)
  return []
}

function needed<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new ShopError(REPLY_CODE.badInput, undefined, field)
  return value
}

const gone = (): ShopError => new ShopError(REPLY_CODE.notFound, '商品已不在购物车中，请刷新后重试')
