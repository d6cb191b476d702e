import { REPLY_CODE } from '@hearth/domain'
import type { ChangePhone } from '@hearth/sdk/core'
import { ownTelephone } from '#areas/account/own-telephone'
import { rememberNumber } from '#areas/passport/known-numbers'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import { endSession } from '#areas/passport/shopper-sessions'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Changes the telephone of a shopper's account. Checks both codes before using up either. Ends the shopper's other
 * sessions, so that a holder of the old telephone is logged out.
 * @throws ShopError wrongCode; conflict for a telephone that has an account
 */
export async function changePhone(
  context: Context,
  shopperId: string,
  { ticket, code, telephone, newTicket, newCode }: ChangePhone,
  currentSession: string | undefined,
): Promise<void> {
  const own = { ticket, code }
  const other = { ticket: newTicket, code: newCode }
  const before = await ownTelephone(context.db, shopperId)
  await checkLoginCode(context, before, own, { use: 'account' })
  await checkLoginCode(context, telephone, other, { field: 'newCode' })
  await inTransaction(context, async (work) => {
    const { db } = work
    await takeLoginCode(db, own)
    await takeLoginCode(db, other, 'newCode')
    const taken = await db.selectFrom('shopper').select('id').where('telephone', '=', telephone).executeTakeFirst()
    if (taken) throw isTaken()
    await db.updateTable('shopper').set({ telephone }).where('id', '=', shopperId).execute()
    await rememberNumber(work, before)
    await endSession(db, shopperId, 'others', currentSession)
  }).catch((error: unknown) => {
    // Another account took the telephone between the check and the change.
    if ((error as { code?: string }).code === '23505') throw isTaken()
    throw error
  })
}

const isTaken = () => new ShopError(REPLY_CODE.conflict, '该手机号已注册其他账号，请换一个', 'telephone')
