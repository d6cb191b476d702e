import { LEDGER_UNIT } from '@hearth/domain'
import { postJournal } from '#areas/ledger/post-journal'
import { GIVEN } from '#areas/points/journals'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Gives points, gold or stars to a shopper.
 * @param id identifies the reason, such as `fission/<share>`. A shopper gets the points only once for the same id
 */
export async function givePoints(
  work: UnitOfWork,
  shopperId: string,
  id: string,
  pieces: number,
  unit: Exclude<keyof typeof LEDGER_UNIT, 'yuan'> = 'points',
): Promise<void> {
  await postJournal(work, {
    source: { kind: GIVEN, id },
    entries: [
      { account: unit, owner: shopperId, unit: LEDGER_UNIT[unit], amount: pieces },
      { account: 'pointsGiven', owner: '', unit: LEDGER_UNIT[unit], amount: -pieces },
    ],
    eventAt: work.now,
  })
}
