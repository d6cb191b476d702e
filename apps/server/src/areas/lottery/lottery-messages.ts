import { CLAIM_STATUS, formatDeadline, PRIZE_ENDING } from '@hearth/domain'
import { sql } from 'kysely'
import { message } from '#kernel/messages/message'
import { tellingEvent } from '#kernel/messages/telling-event'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A prize whose deadline to claim is near. */
interface EndingPrize {
  shopperId: string
  recordId: string
  prizeName: string
  claimDeadline: number
}

const prizeEnding = tellingEvent<EndingPrize>('notice.prizeEnding')

/** Prizes processed in one batch. */
const BATCH = 200

/** Reminds shoppers once of each prize whose deadline to claim is near. @returns the number of messages */
export async function remindOfPrizes(work: UnitOfWork): Promise<number> {
  let told = 0
  for (let after = ''; ;) {
    const { rows } = await sql<EndingPrize>`
      select record.shopper_id as "shopperId", record.id as "recordId", prize.name as "prizeName",
        claim_deadline as "claimDeadline"
      from prize_record record
      join lottery_prize prize on prize.lottery_id = record.lottery_id and prize.prize_id = record.prize_id
      where record.status = ${sql.lit(CLAIM_STATUS.open)} and record.id > ${after}
        and claim_deadline between ${work.now} and ${work.now + PRIZE_ENDING}
      order by record.id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return told
    after = last.recordId
    told += await prizeEnding.remind(
      work,
      rows.map((row) => ({ id: `prize-ending/${row.recordId}`, data: row })),
    )
  }
}

/** Messages to shoppers about their prizes. */
export const LOTTERY_MESSAGES = [
  message({
    kind: 'prizeEnding',
    when: 'a prize can be claimed for two more days',
    carries: {
      recordId: 'the id of the win',
      prizeName: 'the name of the prize',
      claimDeadline: 'the last moment to claim it, epoch ms',
    },
    of: prizeEnding.told(),
    words: ({ prizeName, claimDeadline }) => ({
      text: `您抽中的「${prizeName}」还未领取，请在 ${formatDeadline(claimDeadline)} 前领取，过期将失效。`,
      path: '/my/prizes',
    }),
  }),
]
