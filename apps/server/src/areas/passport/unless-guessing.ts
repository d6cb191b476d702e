import { REPLY_CODE } from '@hearth/domain'
import { countWrongCode, refuseGuessers } from '#areas/passport/code-limits'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** Counts wrong codes, and refuses whoever sent too many. */
export async function unlessGuessing<Reply>(context: Context, answer: () => Promise<Reply>): Promise<Reply> {
  if (!context.limited) return answer()
  await refuseGuessers(context)
  try {
    return await answer()
  } catch (error) {
    if (error instanceof ShopError && error.code === REPLY_CODE.wrongCode) await countWrongCode(context)
    throw error
  }
}
