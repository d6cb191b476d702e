import { CLAIM_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { giveBack } from '#areas/lottery/end-prizes'
import type { AccountEnd } from '#kernel/account-ends/account-end'

const RECORD = 'records of draws are kept for two years, as the law wants; the id belongs to nobody who is known'

/**
 * What happens to a shopper's draws when the account is deleted: unclaimed prizes return to the lottery, and the
 * records stay.
 */
export const lotteryAccountEnd: AccountEnd = {
  kept: {
    'prize_record.shopper_id': RECORD,
    'lottery_chance.shopper_id': RECORD,
    'lottery_player.shopper_id': RECORD,
    'lottery_share.shopper_id': 'what friends helped with counts on; the id belongs to nobody who is known',
    'lottery_help.helper_shopper_id': 'help counts on for the friend; the id belongs to nobody who is known',
  },
  async end({ db }, shopperId) {
    const { rows } = await sql<{ id: string }>`
      update prize_record set status = ${CLAIM_STATUS.expired}
      where shopper_id = ${shopperId} and status = ${sql.lit(CLAIM_STATUS.open)} returning id`.execute(db)
    if (rows.length > 0)
      await giveBack(
        db,
        rows.map(({ id }) => id),
      )
  },
}
