import { CHECK_STATUS, REPLY_CODE, type SessionCarrier } from '@hearth/domain'
import type { AddedSku, CartLineId, ChangeCart, LineCheck, LineQuantity } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { isOwned, ownerOf, seenWithShelf, type CartViewer, type SeenWithShelf } from '#areas/cart/cart-lines'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { Random } from '#shop/random'

/** The most lines in a shopper's cart. */
export const MOST_LINES = 200

/** Puts one piece of each sku into the cart. A sku that is already in the cart keeps its quantity, and is checked. */
export interface EnsureLines {
  operation: 'ensure'
  skuNos: readonly string[]
  visitor?: SessionCarrier
}

/**
 * Adds the products of a redemption code to a shopper's cart, and removes the products that the code had added before.
 */
export interface RedeemLines {
  operation: 'redeem'
  codeId: string
  items: readonly AddedSku[]
  visitor?: undefined
}

/** Any change of a cart, by the call `cart.change` or by another call. */
export type OwnChange = ChangeCart | EnsureLines | RedeemLines

/** The state of a cart after an uncommitted change. */
export interface ChangedCart {
  seen: SeenWithShelf
  /** The ids of lines whose quantity was raised or set. Their limits have to be checked. */
  touched: string[]
}

/** A change as the CTE `changed`, which returns the changed rows, or the deleted rows. */
interface Change {
  changed: RawBuilder<object>
  /** Deletes further lines in the same statement. */
  gone?: RawBuilder<object>
  /** The number of rows that the change must find. */
  wanted: number
  /** Returns the error for a change that finds fewer rows. */
  missing: () => ShopError
}

/**
 * Changes lines of a cart and reads the cart, in one statement for any number of lines.
 * @returns undefined if the idempotency key was used before
 * @throws ShopError notFound for a line or sku that does not exist
 */
export async function changeCart(
  trx: Database,
  random: Random,
  viewer: CartViewer,
  change: OwnChange,
  claim: Claim,
): Promise<ChangedCart | undefined> {
  const { operation } = change
  const { changed, gone, wanted, missing } = asStatement(viewer, change, random)
  const seen = await seenWithShelf<{ taken: boolean; ids: string[] }>(trx, viewer, {
    before: sql`claim as (${claim.take}), changed as (${changed}) ${gone ? sql`, gone as (${gone})` : sql``}`,
    // The statement reads the table as it was before its own change, so the changed rows are added from `changed`.
    lines: sql`
      select ${LINE} from cart_line
      where ${isOwned(viewer)} and id not in (select id from changed)
        ${gone ? sql`and id not in (select id from gone)` : sql``}
      ${operation === 'remove' ? sql`` : sql`union all select ${LINE} from changed`}`,
    beside: sql`jsonb_build_object(
      'taken', exists (select from claim),
      'ids', (select coalesce(jsonb_agg(id), '[]') from changed)
    )`,
    inCart: true,
  })
  const { taken, ids } = seen.beside
  if (!taken) return undefined
  if (ids.length < wanted) throw missing()
  return { seen, touched: operation === 'check' || operation === 'remove' ? [] : ids }
}

/** The columns of `cart_line` that reading a cart needs. */
const LINE = sql`id, sku_no, quantity, checked, created_at, code_id`

const TAKEN = sql`exists (select from claim)`

function asStatement(viewer: CartViewer, change: OwnChange, random: Random): Change {
  switch (change.operation) {
    case 'add':
      return addLines(viewer, change.items, random, sql`cart_line.quantity + excluded.quantity`)
    case 'ensure':
      return addLines(
        viewer,
        change.skuNos.map((skuNo) => ({ skuNo })),
        random,
        sql`cart_line.quantity`,
      )
    case 'redeem':
      return redeemLines(viewer, change, random)
    case 'set':
      return setLines(viewer, change.items)
    case 'check':
      return checkLines(viewer, change.items)
    case 'remove':
      return removeLines(viewer, change.items)
  }
}

/** Returns new lines, one for each sku. */
function newLines(items: readonly AddedSku[], random: Random) {
  const quantities = new Map<string, number>()
  for (const { skuNo, itemQuantity = 1 } of items) quantities.set(skuNo, (quantities.get(skuNo) ?? 0) + itemQuantity)
  return [...quantities].map(([skuNo, pieces]) => ({ id: random.uuid(), sku_no: skuNo, quantity: pieces }))
}

function addLines(
  viewer: CartViewer,
  items: readonly AddedSku[],
  random: Random,
  quantity: RawBuilder<number>,
): Change {
  const { column, id: owner } = ownerOf(viewer)
  const lines = newLines(items, random)
  return {
    changed: sql`
      insert into cart_line (id, ${sql.ref(column)}, sku_no, quantity, checked, created_at)
      select line.id, ${owner}, sku.sku_no, line.quantity, true, ${viewer.now}
      from ${listRows(lines, 'id text, sku_no text, quantity integer')} as line
      join sku on sku.sku_no = line.sku_no
      where ${TAKEN}
      order by sku.sku_no
      on conflict (${sql.ref(column)}, sku_no) do update
        set quantity = ${quantity}, checked = true, created_at = excluded.created_at
      returning id, sku_no, quantity, checked, created_at, code_id`,
    wanted: lines.length,
    missing: noSuchSku,
  }
}

function redeemLines(viewer: CartViewer, { codeId, items }: RedeemLines, random: Random): Change {
  const { id: owner } = ownerOf(viewer)
  const lines = newLines(items, random)
  return {
    changed: sql`
      insert into cart_line (id, code_shopper_id, code_id, sku_no, quantity, checked, created_at)
      select line.id, ${owner}, ${codeId}, sku.sku_no, line.quantity, true, ${viewer.now}
      from ${listRows(lines, 'id text, sku_no text, quantity integer')} as line
      join sku on sku.sku_no = line.sku_no
      where ${TAKEN}
      order by sku.sku_no
      on conflict (code_shopper_id, code_id, sku_no) do update
        set quantity = excluded.quantity, checked = true, created_at = excluded.created_at
      returning id, sku_no, quantity, checked, created_at, code_id`,
    gone: sql`
      delete from cart_line where code_shopper_id = ${owner} and code_id = ${codeId}
        and sku_no <> all(${lines.map((line) => line.sku_no)}::text[]) and ${TAKEN} returning id`,
    wanted: lines.length,
    missing: noSuchSku,
  }
}

const setLines = (viewer: CartViewer, items: readonly LineQuantity[]): Change =>
  updateLines(
    viewer,
    items.map(({ id, itemQuantity }) => ({ id, quantity: itemQuantity })),
    sql`quantity = line.quantity`,
  )

const checkLines = (viewer: CartViewer, items: readonly LineCheck[]): Change =>
  updateLines(
    viewer,
    items.map(({ id, shoppingCartStatus }) => ({ id, checked: shoppingCartStatus === CHECK_STATUS.checked })),
    sql`checked = line.checked`,
  )

/** Deletes lines. Lines that no longer exist are no error. */
const removeLines = (viewer: CartViewer, items: readonly CartLineId[]): Change => ({
  changed: sql`
    delete from cart_line
    where ${isOwned(viewer)} and id = any(${items.map(({ id }) => id)}::text[]) and ${TAKEN}
    returning id, sku_no`,
  wanted: 0,
  missing: gone,
})

const updateLines = (viewer: CartViewer, lines: readonly { id: string }[], change: RawBuilder<object>): Change => ({
  changed: sql`
    update cart_line set ${change}
    from ${listRows(lines, 'id text, quantity integer, checked boolean')} as line
    where cart_line.id = line.id and ${isOwned(viewer)} and ${TAKEN}
    returning cart_line.id, cart_line.sku_no, cart_line.quantity, cart_line.checked, cart_line.created_at,
      cart_line.code_id`,
  wanted: new Set(lines.map((line) => line.id)).size,
  missing: gone,
})

const noSuchSku = () => new ShopError(REPLY_CODE.notFound, '商品不存在')

function gone(): ShopError {
  return new ShopError(REPLY_CODE.notFound, '商品已不在购物车中，请刷新后重试')
}
