import { DAY, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import {
  OPS_CODE,
  type JudgedPlayer,
  type LotteryPreview,
  type OpsDrawPage,
  type OpsLotteryDetail,
  type OpsLotteryPage,
} from '@hearth/ops'
import type { DrawResult, LotteryActivity, PrizePage } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFaults } from '#audit/audit-shop'
import { demoArea } from '#demo/demo-area'
import { renewDemo } from '#demo/renew-demo'
import { commandLine, importFile } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, newStaff } from '../../../test/staff'
import { lotteryFacts } from '../../../test/stock-lotteries'

let shop: OrderingShop
let owner: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20000, stock: 100 }])
  owner = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
const ops = <Data>(line: string, payload?: object, staff = owner) => askAs<Data>(shop, staff, line, payload)
const facts = (lotteryId: string, more: object = {}) => {
  const { published: _, ...plain } = lotteryFacts({ lotteryId, ...more })
  return plain
}
const get = async (id: string) => (await ops<OpsLotteryDetail>(`GET /ops/lotteries/${id}/v1`)).data!
const draw = (buyer: Buyer, activityId: string, more: object = {}) =>
  shop.ask<DrawResult>({
    method: 'POST',
    url: '/api/platform/luck/v1/draw',
    payload: { activityId, ...more },
    headers: buyer.headers,
  })
const read = (id: string) => shop.ask<LotteryActivity>(`/api/lottery/activity/${id}/v1`)
const sure = [
  { prizeId: 'lamp', name: '台灯', weight: 999_999, skuNo: 'lamp', quantity: 10 },
  { prizeId: 'thanks', name: '谢谢参与', weight: 1 },
]

describe('an owner’s lotteries', () => {
  it('are prepared unseen, previewed with the cost of a draw, published, stopped and copied', async () => {
    const added = await ops<OpsLotteryDetail>('POST /ops/lotteries/v1', facts('winter', { prizes: sure }))
    expect(added.data).toMatchObject({
      published: false,
      version: 1,
      allowed: ['change', 'publish', 'copy'],
      results: [{ prizeId: 'lamp', quantity: 10, drawn: 0 }, { prizeId: 'thanks' }],
    })
    expect((await read('winter')).code).toBe(REPLY_CODE.notFound)
    const preview = (await ops<LotteryPreview>('GET /ops/lotteries/winter/preview/v1')).data!
    expect(preview).toMatchObject({ costOfADraw: 20000, mostCost: 200_000, warnings: [] })
    expect(preview.prizes[0]).toMatchObject({ name: '台灯', odds: '99.9999%', worth: 20000 })
    expect((await ops('POST /ops/lotteries/v1', facts('winter'))).code).toBe(REPLY_CODE.conflict)

    const published = await ops<OpsLotteryDetail>('POST /ops/lotteries/winter/publish/v1', { version: 1 })
    expect(published.data).toMatchObject({ published: true, beginTime: NOON, allowed: ['change', 'stop', 'copy'] })
    expect(published.data!.seedHash).toBe(added.data!.seedHash)
    expect((await ops('POST /ops/lotteries/winter/publish/v1', { version: 1 })).code).toBe(OPS_CODE.stale)
    expect((await read('winter')).data).toMatchObject({ status: 1, seedHash: added.data!.seedHash })

    const buyer = await shop.buyer()
    const { recordId } = (await draw(buyer, 'winter')).data!
    await shop.ask({
      method: 'POST',
      url: '/api/platform/prize/v1',
      payload: { recordId, addressId: buyer.addressId },
      headers: buyer.headers,
    })
    const result = await get('winter')
    expect(result).toMatchObject({ draws: 1, players: 1, cost: 20000, inReview: 0 })
    expect(result.results[0]).toMatchObject({ drawn: 1, given: 1, claimed: 1, expired: 0, soldOut: 0, cost: 20000 })
    const { data: draws } = await ops<OpsDrawPage>('GET /ops/lotteries/winter/draws/v1?won=true')
    expect(draws!.draws).toMatchObject([
      { recordId, prizeName: '台灯', orderStatus: ORDER_STATUS.paid, soldOut: false },
    ])
    expect(draws!.draws[0]!.telephone).toContain('****')

    const { version } = result
    const stopped = await ops<OpsLotteryDetail>('POST /ops/lotteries/winter/stop/v1', { version })
    expect(stopped.data).toMatchObject({ status: 2, allowed: ['copy'] })
    expect((await draw(buyer, 'winter')).code).toBe(REPLY_CODE.wrongState)
    expect((await read('winter')).data!.seed).toMatch(/^[0-9a-f]{64}$/)
    const copied = await ops<OpsLotteryDetail>('POST /ops/lotteries/winter/copy/v1', {
      version: version + 1,
      newId: 'summer',
      beginTime: NOON + DAY,
      endTime: NOON + 2 * DAY,
    })
    expect(copied.data).toMatchObject({ lotteryId: 'summer', published: false, draws: 0 })
    expect(copied.data!.seedHash).not.toBe(added.data!.seedHash)
    expect(copied.data!.tableHash).toBe(added.data!.tableHash)
    const { data: list } = await ops<OpsLotteryPage>('GET /ops/lotteries/v1?sort=newest&count=1')
    expect(list!.lotteries.map(({ lotteryId }) => lotteryId)).toEqual(['summer'])
    const { data: rest } = await ops<OpsLotteryPage>(`GET /ops/lotteries/v1?sort=newest&after=${list!.after}`)
    expect(rest!.lotteries.map(({ lotteryId }) => lotteryId)).toEqual(['winter'])
  })

  it('keep prizes, odds and conditions once published; only texts change, and the end to a later moment', async () => {
    expect((await importFile(shop, { lotteries: [facts('fixed')] })).code).toBe(0)
    const { version, endTime } = await get('fixed')
    const change = (more: object) =>
      ops<OpsLotteryDetail>('PUT /ops/lotteries/fixed/v1', { ...facts('fixed', more), version })
    const [points, thanks] = facts('fixed').prizes
    const moved = { prizes: [{ ...points, weight: 49 }, thanks] }
    expect(await change(moved)).toMatchObject({ code: REPLY_CODE.wrongState, field: 'prizes' })
    expect(await change({ mostWins: 1 })).toMatchObject({ code: REPLY_CODE.wrongState, field: 'mostWins' })
    expect(await change({ forms: { day: { draws: 1 } } })).toMatchObject({ field: 'forms' })
    expect(await change({ endTime: endTime - 1 })).toMatchObject({ code: REPLY_CODE.wrongState, field: 'endTime' })
    const before = (await read('fixed')).data!
    const later = await change({ endTime: endTime + DAY, rules: ['改过的规则'] })
    expect(later.data).toMatchObject({ endTime: endTime + DAY, version: version + 1 })
    expect((await read('fixed')).data).toMatchObject({
      rules: ['改过的规则'],
      seedHash: before.seedHash,
      tableHash: before.tableHash,
    })
    const again = await importFile(shop, { lotteries: [facts('fixed', moved)] })
    expect(again.code).not.toBe(0)
    expect(again.output).toContain('fixed')
  })

  it('are refused with the field that contradicts itself', async () => {
    const refused = async (more: object) =>
      (await ops('POST /ops/lotteries/v1', facts('wrong', more))) as { code: number; field?: string }
    const thanks = { prizeId: 'thanks', name: '谢谢参与', weight: 1 }
    expect(await refused({ endTime: NOON - 2 * DAY })).toMatchObject({ field: 'endTime' })
    expect(await refused({ prizes: [sure[0], { ...thanks, points: 1 }] })).toMatchObject({ field: 'prizes' })
    expect(await refused({ prizes: [{ ...sure[0], quantity: undefined }, thanks] })).toMatchObject({
      field: 'prizes[0].quantity',
    })
    expect(await refused({ prizes: [{ ...sure[0], skuNo: 'none' }, thanks] })).toMatchObject({
      code: REPLY_CODE.notFound,
      field: 'prizes[0].skuNo',
    })
    expect(await refused({ prizes: [{ ...sure[0], worth: 5_000_001 }, thanks] })).toMatchObject({
      code: REPLY_CODE.badInput,
    })
    expect(await refused({ forms: {} })).toMatchObject({ field: 'forms' })
    expect((await ops('GET /ops/lotteries/wrong/v1')).code).toBe(REPLY_CODE.notFound)
  })

  it('name the rule and the possible cost when a forbidden form is switched on for an app', async () => {
    const forms = { day: { draws: 1 }, help: { helpers: 2, most: 1 } }
    const quiet = await ops<OpsLotteryDetail>(
      'POST /ops/lotteries/v1',
      facts('quiet', { forms, doors: { web: { help: false } } }),
    )
    expect(quiet.data!.warnings).toEqual([])
    const loud = await ops<OpsLotteryDetail>(
      'POST /ops/lotteries/v1',
      facts('loud', { forms, doors: { messagingApp: { help: true }, web: { help: false } } }),
    )
    expect(loud.data!.warnings).toMatchObject([{ door: 'messagingApp', form: 'help' }])
    const shown = (await hearth('lottery', 'show', 'loud')).output
    expect(shown).toContain('滥用分享')
    expect(shown).toContain('下架')
  })

  it('let staff review players who share a device, and take prizes back with a reason', async () => {
    await importFile(shop, { lotteries: [facts('shared', { prizes: sure })] })
    const buyers = [await shop.buyer(), await shop.buyer(), await shop.buyer(), await shop.buyer()]
    for (const buyer of buyers) await draw(buyer, 'shared', { antiFraudId: 'one' })
    expect(await get('shared')).toMatchObject({ inReview: 2 })
    const { data } = await ops<OpsDrawPage>('GET /ops/lotteries/shared/draws/v1?review=true')
    expect(data!.draws.map(({ shopperId }) => shopperId).toSorted()).toEqual([buyers[2]!.id, buyers[3]!.id].toSorted())
    const support = await newStaff(shop, 'support')
    const judge = (shopperId: string, more: object, version: number) =>
      ops<JudgedPlayer>('POST /ops/lotteries/shared/judge/v1', { shopperId, version, ...more }, support)
    const { version } = await get('shared')
    expect((await judge(buyers[2]!.id, { pass: false }, version)).code).toBe(REPLY_CODE.badInput)
    expect((await judge('nobody', { pass: true }, version)).code).toBe(REPLY_CODE.notFound)
    const back = await judge(buyers[2]!.id, { pass: false, reason: '同一设备多个账号参与' }, version)
    expect(back.data).toEqual({ version: version + 1, takenBack: 1 })
    expect((await judge(buyers[3]!.id, { pass: true }, version + 1)).data).toEqual({
      version: version + 2,
      takenBack: 0,
    })
    const mine = async (buyer: Buyer) =>
      (await shop.ask<PrizePage>({ method: 'GET', url: '/api/platform/prize/list/v1', headers: buyer.headers })).data!
        .result[0]
    expect(await mine(buyers[2]!)).toMatchObject({ claimStatus: 2, reason: '同一设备多个账号参与' })
    expect(await mine(buyers[3]!)).toMatchObject({ claimStatus: 0, review: false })
    expect(await findFaults(shop.connection.db)).toEqual([])
  })

  it('are listed and changed by hearth', async () => {
    expect((await hearth('lottery', 'list')).output).toMatch(/fixed {2}天天抽好礼 {2}running/)
    expect((await hearth('lottery', 'preview', 'fixed')).output).toContain('20 积分  50%')
    expect(
      (await hearth('lottery', 'copy', 'fixed', 'next', '--from', '2027-01-01', '--to', '2027-01-31')).output,
    ).toContain('not published')
    expect((await hearth('lottery', 'publish', 'next')).output).toContain('coming')
    expect((await hearth('lottery', 'stop', 'next')).output).toContain('over')
    expect((await hearth('lottery', 'draws', 'shared', '--count', '2')).output).toContain('台灯')
    expect((await hearth('lottery', 'show', 'none')).output).toContain('There is no such lottery')
  })
})

describe('the demo shop', () => {
  it('has a lottery to draw in at any date: a new one begins when the last is over', async () => {
    const demo = await openOrderingShop(undefined, undefined, { demo: true, moreAreas: [demoArea] })
    try {
      const now = async () => (await demo.ask<LotteryActivity>('/api/lottery/activity/now/v1')).data!
      const first = await now()
      expect(first).toMatchObject({ name: '新店有礼', status: 1 })
      demo.wait(400 * DAY)
      expect((await now()).status).toBe(2)
      await renewDemo(demo.connection.db, NOON + 400 * DAY)
      const next = await now()
      expect(next).toMatchObject({ name: '天天抽好礼', status: 1 })
      expect(next.activityNo).not.toBe(first.activityNo)
      expect(next.seedHash).not.toBe(first.seedHash)
      expect(await findFaults(demo.connection.db)).toEqual([])
    } finally {
      await demo.close()
    }
  })
})
