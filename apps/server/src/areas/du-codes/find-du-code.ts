import { DU_CODE_REFUSAL, duCodeRefusal, readDuCode, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { hashToken } from '#kernel/sessions/token'

/** A redemption code that can be used now, with its products. */
export interface UsableDuCode {
  codeId: string
  name: string
  /** Fen: the price of a piece with the code. */
  price: number
  pieces: number
  skuNos: string[]
  /** Epoch ms. */
  endTime: number
}

/** Returns the hash under which a code is stored, so that readers of the database can't use the code. */
export const duCodeId = (code: string): string => hashToken(code)

/**
 * Finds the code that a shopper typed.
 * @throws ShopError badInput for a text that can't be a code; notFound; conflict for a used code; couponUnusable for an
 * expired code
 */
export async function findDuCode(db: Database, typed: string, now: number): Promise<UsableDuCode> {
  const code = readDuCode(typed)
  if (code === undefined) throw new ShopError(REPLY_CODE.badInput, '兑换码有误，请核对后重新输入', 'duCode')
  const { rows } = await sql<UsableDuCode & { used: boolean }>`
    select code.id as "codeId", batch.name, batch.price, batch.pieces, batch.sku_nos as "skuNos",
      batch.end_time as "endTime", code.order_id is not null as used
    from du_code code join du_batch batch on batch.id = code.batch_id where code.id = ${duCodeId(code)}`.execute(db)
  const [found] = rows
  if (!found) throw new ShopError(REPLY_CODE.notFound, '兑换码不存在，请核对后重新输入', 'duCode')
  const { used, ...usable } = found
  const refusal = duCodeRefusal({ used, endTime: found.endTime }, now)
  if (!refusal) return usable
  throw new ShopError(
    refusal === 'used' ? REPLY_CODE.conflict : REPLY_CODE.couponUnusable,
    DU_CODE_REFUSAL[refusal],
    'duCode',
  )
}
