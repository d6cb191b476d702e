import { REPLY_CODE, WITHDRAWAL_STATUS } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { askWithdrawal } from '#areas/withdrawals/ask-withdrawal'
import { readBalances } from '#areas/withdrawals/earner-balance'
import { payOut } from '#areas/withdrawals/pay-out'
import { stepWithdrawal, type WithdrawalStepToTake } from '#areas/withdrawals/step-withdrawal'
import { findWithdrawal } from '#areas/withdrawals/withdrawal-row'
import type { PayoutAnswer, Payouts } from '#ports/payouts'
import { inTransaction } from '#shop/unit-of-work'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { bindCard, letEarn, makePromoter } from '../../../test/promoters'
import { manyShoppers } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { workOn } from '../../../test/work'

/** The number of concurrent requests. */
const COUNT = howMuch(20, 500)
const CHANNEL = 'test'

onEveryEngine('withdrawals, many at once', (engine) => {
  const db = () => engine.connection.db
  const work = (now = NOON) => workOn(db(), now)
  async function promoter(amount: number): Promise<string> {
    const [one] = await manyShoppers(db(), 1)
    const { shopperId } = one!
    await makePromoter(work(), shopperId)
    await letEarn(work(), shopperId, amount)
    await bindCard(work(), shopperId)
    return shopperId
  }
  const ask = (shopperId: string, withdrawAmount: number) =>
    inTransaction(work(), (inside) =>
      askWithdrawal(inside, { shopperId, kind: 'promoter', channel: CHANNEL }, { withdrawAmount }),
    )
  const step = (id: string, taken: WithdrawalStepToTake) =>
    inTransaction(work(), async (inside) => stepWithdrawal(inside, (await findWithdrawal(inside.db, id, true))!, taken))
  const settled = async (all: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
  const times = <One>(run: () => One) => Array.from({ length: COUNT }, run)
  const approve = (id: string) => step(id, { deed: 'approve', by: 'shop', set: [sql`look_at = ${NOON}`] })
  const balances = (shopperId: string) => readBalances(db(), shopperId, 'promoter')

  it('the last fen is withdrawn once', async () => {
    const shopperId = await promoter(300)
    const all = await Promise.allSettled(times(() => ask(shopperId, 300)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []))
    expect(new Set(refusals)).toEqual(new Set([REPLY_CODE.overLimit]))
    expect(await balances(shopperId)).toEqual({ pending: 0, available: 0, withdrawing: 300 })
    expect(await checkBooks(db(), {})).toEqual([])
  })

  it('two members of staff who approve and refuse at once decide once', async () => {
    const shopperId = await promoter(500)
    const { withdrawId } = await ask(shopperId, 500)
    const refuse = () => step(withdrawId, { deed: 'refuse', by: 'shop', reason: '不行' })
    const done = await settled(times(() => approve(withdrawId)).flatMap((one) => [one, refuse()]))
    // An approved withdrawal can still be refused before it is sent.
    const row = await findWithdrawal(db(), withdrawId, false)
    expect(done).toBe(row!.version - 1)
    expect(await balances(shopperId)).toMatchObject({ available: 500, withdrawing: 0 })
    expect(await checkBooks(db(), {})).toEqual([])
  })

  it('jobs of several servers send one payout, and settle it once', async () => {
    const shopperId = await promoter(500)
    const { withdrawId } = await ask(shopperId, 500)
    await approve(withdrawId)
    const sent: string[] = []
    const paid: PayoutAnswer = { state: 'paid', providerNo: 'P1', time: NOON }
    const payouts: Payouts = {
      channel: CHANNEL,
      send: ({ payoutId }) => Promise.resolve((sent.push(payoutId), paid)),
      query: () => Promise.resolve(paid),
    }
    await Promise.all(times(() => payOut(work(), payouts)))
    expect(sent).toEqual([withdrawId])
    expect(await balances(shopperId)).toEqual({ pending: 0, available: 0, withdrawing: 0 })
    expect(await findWithdrawal(db(), withdrawId, false)).toMatchObject({ status: WITHDRAWAL_STATUS.paid })
    expect(await checkBooks(db(), {})).toEqual([])
  })

  it('money that bounces while more is withdrawn comes back once, and is withdrawn once', async () => {
    const shopperId = await promoter(500)
    const { withdrawId } = await ask(shopperId, 500)
    await approve(withdrawId)
    await step(withdrawId, { deed: 'send', by: 'house' })
    await step(withdrawId, { deed: 'settle', by: 'provider' })
    const bounce = () => step(withdrawId, { deed: 'bounce', by: 'provider', reason: '退票' })
    const all = await Promise.allSettled(times(() => [bounce(), ask(shopperId, 500)]).flat())
    const done = all.filter(({ status }) => status === 'fulfilled').length
    const { available, withdrawing } = await balances(shopperId)
    expect(available + withdrawing).toBe(500)
    expect(done).toBe(withdrawing > 0 ? 2 : 1)
    expect(await checkBooks(db(), {})).toEqual([])
  })
})
