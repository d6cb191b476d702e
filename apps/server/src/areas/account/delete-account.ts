import { DELETION_BLOCKER_LABEL, deletionBlockers, REPLY_CODE } from '@hearth/domain'
import type { OwnCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { ownTelephone } from '#areas/account/own-telephone'
import { readDealings } from '#areas/account/read-dealings'
import { rememberNumber } from '#areas/passport/known-numbers'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import type { AccountEnd } from '#kernel/account-ends/account-end'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Deletes an account. Data that the law does not require the shop to keep is erased at once. `forgetOld` of each area
 * erases the rest after its retention period. Deletion takes the same lock as placing an order, so no order is placed
 * while an account is being deleted.
 * @param ends what each area does when an account is deleted
 * @throws ShopError wrongCode; wrongState while something prevents the deletion
 */
export async function deleteAccount(
  context: Context,
  ends: readonly AccountEnd[],
  shopperId: string,
  code: OwnCode,
): Promise<void> {
  const telephone = await ownTelephone(context.db, shopperId)
  await checkLoginCode(context, telephone, code, { use: 'account' })
  await inTransaction(context, async (work) => {
    const { db } = work
    await sql`select id from shopper where id = ${shopperId} for update`.execute(db)
    const [blocker] = deletionBlockers(await readDealings(work, ends, shopperId))
    if (blocker) throw new ShopError(REPLY_CODE.wrongState, DELETION_BLOCKER_LABEL[blocker])
    await takeLoginCode(db, code)
    await rememberNumber(work, telephone)
    for (const one of ends) await one.end?.(work, shopperId)
    for (const named of ends.flatMap(({ deleted = [] }) => deleted)) {
      const [table, column] = named.split('.') as [string, string]
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${shopperId}`.execute(db)
    }
  })
}
