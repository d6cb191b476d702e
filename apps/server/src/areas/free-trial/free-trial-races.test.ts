import { FREE_TRIAL_STATUS, REPLY_CODE, TRIAL_CHARGE } from '@hearth/domain'
import type { StartedPayment } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { idNumberOf, lend, trialHands, trialOfOrder } from '../../../test/trial-hands'

const STOCK = { lamp: 1000, few: 1000, robot: 1000 }
const AT_ONCE = 50

/** The number of trials on which concurrent actions run. There are few, since creating a trial takes a dozen calls. */
const RACED = howMuch(6, 50)

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 29_900, stock: STOCK.lamp },
    { skuNo: 'few', price: 9_900, stock: STOCK.few },
    { skuNo: 'robot', price: 399_900, stock: STOCK.robot },
  ])
  await lend(shop, {
    id: 'try',
    skus: [
      { skuNo: 'lamp', stock: 500 },
      { skuNo: 'robot', stock: 500 },
    ],
  })
  await lend(shop, { id: 'few', skus: [{ skuNo: 'few', stock: 3 }] })
}

const all = <One>(make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(at)))

shopOnEveryEngine('free trials, fifty at once', stock, (at) => {
  const hands = trialHands(() => at.shop)
  const books = async () => expect(await checkBooks(at.shop.connection.db, STOCK)).toEqual([])
  const good = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 0)
  const trialOf = async (buyer: Buyer, orderId: string) => trialOfOrder(await hands.order(buyer, orderId))

  it('let a shopper have one at a time, however often they ask', async () => {
    const buyer = await hands.trier()
    const answers = await all((turn) => hands.try(buyer, turn % 2 ? 'lamp' : 'robot', 'try'))
    expect(good(answers)).toHaveLength(1)
    expect(answers.every(({ code }) => code === 0 || code === REPLY_CODE.overLimit)).toBe(true)
    await books()
  })

  it('are ordered once under one key', async () => {
    const buyer = await hands.trier()
    const answers = await all(() => hands.try(buyer, 'lamp', 'try', 'one-key'))
    expect(new Set(answers.map(({ data }) => data?.orderId)).size).toBe(1)
    expect(good(answers)).toHaveLength(AT_ONCE)
    await books()
  })

  it('lend as many pieces as there are', async () => {
    const buyers = await all(() => hands.trier())
    const answers = await Promise.all(buyers.map((buyer) => hands.try(buyer, 'few', 'few')))
    expect(good(answers)).toHaveLength(3)
    expect(answers.every(({ code }) => code === 0 || code === REPLY_CODE.soldOut)).toBe(true)
    expect(await at.shop.number(sql`select stock as n from promotion_sku where promotion_id = 'few'`)).toBe(0)
    await books()
  })

  it('verify one account for each person, whichever asks first', async () => {
    const buyers = await all(() => at.shop.buyer())
    const idNumber = idNumberOf(999)
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const { captchaId, captchaCode } = await hands.captcha(buyer)
        return hands.sign(buyer, { realName: '韩梅梅', idNumber, captchaId, captchaCode })
      }),
    )
    expect(good(answers)).toHaveLength(1)
    expect(answers.every(({ code }) => code === 0 || code === REPLY_CODE.conflict)).toBe(true)
  })

  it('accept one answer to a captcha, however many come', async () => {
    const buyers = await all(() => at.shop.buyer())
    const { captchaId, captchaCode } = await hands.captcha(buyers[0]!)
    const answers = await Promise.all(
      buyers.map((buyer, turn) =>
        hands.sign(buyer, { realName: '韩梅梅', idNumber: idNumberOf(800 + turn), captchaId, captchaCode }),
      ),
    )
    expect(good(answers)).toHaveLength(1)
    expect(answers.filter(({ field }) => field === 'captchaCode')).toHaveLength(AT_ONCE - 1)
  })

  it('are kept or returned, never both, and the money matches', async () => {
    const trials: { buyer: Buyer; orderId: string; started: StartedPayment }[] = []
    for (let turn = 0; turn < RACED; turn += 1) {
      const buyer = await hands.trier()
      const { orderId } = await hands.tried(buyer, 'lamp', 'try')
      trials.push({ buyer, orderId, started: (await hands.keep(buyer, orderId)).data! })
    }
    await Promise.all(
      trials.flatMap(({ buyer, orderId, started }) => [
        at.shop.press(started, 'pay').then(() => at.shop.run('deliver')),
        hands.sendBack(buyer, orderId),
        hands.sendBack(buyer, orderId),
      ]),
    )
    await at.shop.run('deliver', 'refund', 'events')
    for (const { buyer, orderId } of trials) {
      const { status, charge } = await trialOf(buyer, orderId)
      const refunded = await at.shop.number(
        sql`
          select coalesce(sum(amount), 0)::integer as n from refund
          where order_id = ${orderId} and cause <> 'returned'`,
      )
      expect([FREE_TRIAL_STATUS.kept, FREE_TRIAL_STATUS.returning]).toContain(status)
      expect([charge === TRIAL_CHARGE.paid, refunded]).toEqual(
        status === FREE_TRIAL_STATUS.kept ? [true, 0] : [false, 29_900],
      )
    }
    await books()
  })

  it('are paid once, though the payment is asked for fifty times and pressed in several windows', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    const answers = await all(() => hands.keep(buyer, orderId))
    expect(new Set(answers.map(({ data }) => data?.paymentId)).size).toBe(1)
    await all(() => at.shop.press(answers[0]!.data!, 'pay'))
    await at.shop.run('deliver', 'deliver', 'refund', 'events')
    expect(await trialOf(buyer, orderId)).toMatchObject({ charge: TRIAL_CHARGE.paid })
    expect(await at.shop.number(sql`select count(*) as n from refund where order_id = ${orderId}`)).toBe(0)
    await books()
  })

  it('are reviewed once', async () => {
    const buyer = await hands.trier()
    const { orderId } = (await hands.try(buyer, 'robot', 'try')).data!
    const { version } = await hands.asTrial(orderId)
    const answers = await all((turn) =>
      turn % 2
        ? hands.ops(`POST /ops/free-trials/${orderId}/approve/v1`, { version })
        : hands.ops(`POST /ops/free-trials/${orderId}/refuse/v1`, { version, reason: '名额已满' }),
    )
    expect(good(answers)).toHaveLength(1)
    await books()
  })
})
