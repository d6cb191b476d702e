import { duCodeRefusal, type FixedPrice } from '@hearth/domain'
import { sql } from 'kysely'
import type { LineCode } from '#areas/cart/cart-line'

/** The redemption code of a line, as the database stores it. */
export interface StoredLineCode extends Omit<LineCode, 'refusal'> {
  /** Fen per piece. */
  price: number
  /** Pieces that the other lines of the code leave for this line. */
  left: number
  used: boolean
  /** True if the code's batch still offers the sku. */
  offered: boolean
}

/** An expression for the redemption code of a row of the CTE `line`; null for an ordinary line. */
export const lineCode = sql<StoredLineCode | null>`case when line.code_id is not null then (
  select jsonb_build_object('id', code.id, 'tail', code.tail, 'name', batch.name, 'price', batch.price,
    'pieces', batch.pieces, 'endTime', batch.end_time, 'used', code.order_id is not null,
    'offered', batch.sku_nos ? line.sku_no,
    'left', batch.pieces - (select coalesce(sum(other.quantity), 0) from line other
      where other.code_id = line.code_id and other.id <> line.id))
  from du_code code join du_batch batch on batch.id = code.batch_id where code.id = line.code_id) end`

/** Returns the fixed price that a redemption code sets for its line. */
export const toFixed = (code: StoredLineCode, now: number): FixedPrice => ({
  kind: 'code',
  id: code.id,
  price: code.price,
  pieces: Math.max(0, code.left),
  over: duCodeRefusal(code, now) !== undefined,
})
