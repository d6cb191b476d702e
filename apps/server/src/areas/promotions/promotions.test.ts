import { BARGAIN_STATUS, CAMPAIGN_STATUS, campaignOf, DAY, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type OpsPromotion, type PromotionFacts, type PromotionPreview } from '@hearth/ops'
import type { FlashSales, GroupActivities, OrderDetail, PlacedOrder, Reservation } from '@hearth/sdk/core'
import { describe, expect, it } from 'vitest'
import { startBargain } from '#areas/bargains/start-bargain'
import { bargainHands } from '../../../test/bargain-hands'
import { commandLine, importFile } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { askAs, newStaff } from '../../../test/staff'
import { draftOf, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const HOUR = 3_600_000
const SKUS = ['lamp', 'mug', 'plug', 'hub', 'cup', 'vase', 'pot', 'jar']
const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(
    db,
    SKUS.map((skuNo) => ({ skuNo, price: 20_000, floor: 5_000 })),
  )

/** Promotions of several types, each with a sku of its own. All of them begin a day after the start of the tests. */
const facts = {
  sale: {
    promotionType: PROMOTION_TYPE.flashSale,
    promotionName: '晚场秒杀',
    displayTime: NOON + DAY / 2,
    beginTime: NOON + DAY,
    endTime: NOON + 2 * DAY,
    skus: [{ skuNo: 'lamp', promotionPrice: 15_000, stock: 20, shopperLimit: 2 }],
  },
  group: {
    promotionType: PROMOTION_TYPE.groupBuy,
    promotionName: '三人拼团',
    beginTime: NOON + DAY,
    endTime: NOON + 9 * DAY,
    groupSize: 2,
    groupHours: 24,
    skus: [{ skuNo: 'mug', promotionPrice: 12_000, stock: 30 }],
  },
  reservation: {
    promotionType: PROMOTION_TYPE.reservation,
    promotionName: '新品预约',
    beginTime: NOON + DAY,
    reserveEndTime: NOON + 3 * DAY,
    buyBeginTime: NOON + 4 * DAY,
    endTime: NOON + 6 * DAY,
    skus: [{ skuNo: 'plug', promotionPrice: 18_000, stock: 10 }],
  },
  bargain: {
    promotionType: PROMOTION_TYPE.bargain,
    promotionName: '好友砍价',
    beginTime: NOON + DAY,
    endTime: NOON + 9 * DAY,
    bargainHelpers: 3,
    bargainHours: 24,
    bargainDoors: { searchApp: false },
    skus: [{ skuNo: 'hub', promotionPrice: 17_000, stock: 20 }],
  },
} satisfies Record<string, PromotionFacts>
type Kind = keyof typeof facts
const KINDS = Object.keys(facts) as Kind[]

shopOnAnEngine('an owner’s promotions', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const bargains = bargainHands(() => at.shop)
  const hearth = commandLine(() => at.shop)
  const add = (promotionId: string, own: PromotionFacts) =>
    hands.ops<OpsPromotion>('POST /ops/promotions/v1', { promotionId, ...own })
  const get = async (id: string) => (await hands.ops<OpsPromotion>(`GET /ops/promotions/${id}/v1`)).data!
  const preview = async (id: string) =>
    (await hands.ops<PromotionPreview>(`GET /ops/promotions/${id}/preview/v1`)).data!
  const deed = async (id: string, what: string, payload: object = {}) =>
    hands.ops<OpsPromotion>(`POST /ops/promotions/${id}/${what}/v1`, { version: (await get(id)).version, ...payload })
  const added = async (id: string, own: PromotionFacts) => {
    const { data, message } = await add(id, own)
    if (!data) throw new Error(message)
    return data
  }

  describe.each(KINDS)('a %s', (kind) => {
    it('is added by a call as by a shop file, and returned in the same words', async () => {
      const own = facts[kind]
      const one = await added(`${kind}-added`, own)
      expect(one).toMatchObject({
        version: 1,
        status: CAMPAIGN_STATUS.notBegun,
        allowed: ['change', 'start', 'end', 'copy'],
      })
      expect(one.facts).toEqual({ supportTarget: 'all', ...own })
      const file = { promotions: [{ promotionId: `${kind}-filed`, ...own }] }
      expect(await importFile(at.shop, file)).toMatchObject({ code: 0 })
      expect((await get(`${kind}-filed`)).facts).toEqual(one.facts)
    })

    it('is shown to staff as shoppers will see it, also by hearth', async () => {
      await added(`${kind}-shown`, facts[kind])
      const sku = facts[kind].skus[0]!
      const shown = await preview(`${kind}-shown`)
      expect(shown).toMatchObject({
        name: facts[kind].promotionName,
        status: CAMPAIGN_STATUS.notBegun,
        skus: [{ price: 20_000, promotionPrice: sku.promotionPrice, pieces: sku.stock }],
      })
      const { code, output } = await hearth('promotion', 'preview', `${kind}-shown`)
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(shown.path) })
      for (const { text } of [...shown.warnings]) expect(output).toContain(text)
    })

    it('begins when staff start it, once, and in the version they read', async () => {
      const id = `${kind}-started`
      const { version } = await added(id, facts[kind])
      const stale = await hands.ops(`POST /ops/promotions/${id}/start/v1`, { version: version - 1 })
      expect(stale.code).toBe(OPS_CODE.stale)
      const now = at.shop.ports.clock()
      const started = await deed(id, 'start')
      expect(started.data).toMatchObject({ status: CAMPAIGN_STATUS.running, beginTime: now, version: version + 1 })
      expect(started.data?.facts).toMatchObject({ endTime: facts[kind].endTime })
      expect(await deed(id, 'start')).toMatchObject({ code: REPLY_CODE.wrongState, field: 'promotionId' })
    })

    it('that nobody has joined ends when staff end it, and can be created again at another time', async () => {
      const id = `${kind}-ended`
      await added(id, facts[kind])
      await deed(id, 'start')
      at.shop.wait(1000)
      const ended = await deed(id, 'end')
      expect(ended.data).toMatchObject({ status: CAMPAIGN_STATUS.over, allowed: ['change', 'copy'] })
      expect(await deed(id, 'end')).toMatchObject({ code: REPLY_CODE.wrongState })
      const from = NOON + 30 * DAY
      const times = kind === 'reservation' ? { reserveEndTime: from + HOUR, buyBeginTime: from + 2 * HOUR } : {}
      const wish = { newId: `${kind}-again`, beginTime: from, endTime: from + DAY, ...times }
      const copied = await deed(id, 'copy', wish)
      expect(copied.data).toMatchObject({
        promotionId: `${kind}-again`,
        version: 1,
        status: CAMPAIGN_STATUS.notBegun,
        facts: { beginTime: from, endTime: from + DAY, skus: facts[kind].skus, ...times },
      })
      expect(await deed(id, 'copy', wish)).toMatchObject({ code: REPLY_CODE.conflict, field: 'newId' })
    })

    it('is changed as far as its kind allows, and refused by the field that contradicts itself', async () => {
      const id = `${kind}-changed`
      const { version } = await added(id, facts[kind])
      const change = (more: object, of = version) =>
        hands.ops<OpsPromotion>(`PUT /ops/promotions/${id}/v1`, { ...facts[kind], ...more, version: of })
      const sku = facts[kind].skus[0]!
      const cheaper = [{ ...sku, promotionPrice: sku.promotionPrice - 1000 }]
      expect((await change({ skus: cheaper })).data?.skus).toMatchObject([
        { promotionPrice: cheaper[0]!.promotionPrice },
      ])
      expect(await change({})).toMatchObject({ code: OPS_CODE.stale })
      const refused = async (more: object, field: string, code: number = REPLY_CODE.badInput) =>
        expect(await change(more, version + 1)).toMatchObject({ code, field })
      await refused({ endTime: NOON }, 'endTime')
      await refused({ skus: [{ ...sku, skuNo: 'nothing' }] }, 'skus[0].skuNo', REPLY_CODE.notFound)
      await refused({ skus: [{ ...sku, promotionPrice: 4_000 }] }, 'skus[0].promotionPrice')
      expect((await get(id)).version).toBe(version + 1)
    })
  })

  it.each([
    ['group without a size', 'group', { groupSize: undefined }, 'groupSize'],
    ['bargain without friends', 'bargain', { bargainHelpers: undefined }, 'bargainHelpers'],
    ['reservation whose times do not follow each other', 'reservation', { buyBeginTime: NOON }, 'reserveEndTime'],
    ['flash sale with a size of groups', 'sale', { groupSize: 3 }, 'groupSize'],
    ['promotion of no type', 'sale', { promotionType: 999 }, 'promotionType'],
  ] as const)('a %s is not added, and the field is named', async (_, kind, more, field) => {
    expect(await add('wrong', { ...facts[kind], ...more } as PromotionFacts)).toMatchObject({
      code: REPLY_CODE.badInput,
      field,
    })
    expect(await hands.ops('GET /ops/promotions/wrong/v1')).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('is added once when the call comes twice, and refused when its name is taken', async () => {
    await added('twice', facts.sale)
    expect(await add('twice', facts.sale)).toMatchObject({ code: REPLY_CODE.conflict, field: 'promotionId' })
  })

  it('warns of other promotions of a sku, of missing pieces, and of rules of platforms', async () => {
    await added('beside-a', { ...facts.sale, skus: [{ skuNo: 'cup', promotionPrice: 9_000, stock: 200 }] })
    await added('beside-b', { ...facts.bargain, skus: [{ skuNo: 'cup', promotionPrice: 8_000, stock: 5 }] })
    const sale = await preview('beside-a')
    expect(sale.warnings.map(({ kind, field }) => [kind, field])).toEqual([
      ['fewerPieces', 'skus[0].stock'],
      ['beside', 'skus[0].skuNo'],
    ])
    expect(sale).toMatchObject({ path: '/seckill?promotionId=beside-a', doorWarnings: [] })
    const bargain = await preview('beside-b')
    expect(bargain.doorWarnings.map(({ door }) => door)).toEqual(['web', 'messagingApp'])
    expect(bargain.skus[0]).toMatchObject({ pricesAfterHelp: [16_000, 12_000, 8_000] })
  })

  it('sells a flash sale from its start on, and not after its end', async () => {
    await added('sold', { ...facts.sale, skus: [{ skuNo: 'vase', promotionPrice: 10_000, stock: 9 }] })
    await deed('sold', 'start')
    const buyer = await at.shop.buyer()
    await at.shop.buy(buyer, [{ skuNo: 'vase', itemQuantity: 1 }], 10_000)
    const shown = async () => (await at.shop.ask<FlashSales>({ url: '/api/products/promotion/flashsale/v1' })).data
    expect(JSON.stringify(await shown())).toContain('"sold"')
    expect((await get('sold')).skus).toMatchObject([{ stock: 8, sold: 1 }])
    const copied = await deed('sold', 'copy', {
      newId: 'sold-again',
      beginTime: NOON + 20 * DAY,
      endTime: NOON + 21 * DAY,
    })
    expect(copied.data?.skus).toMatchObject([{ stock: 9, sold: 0 }])
    at.shop.wait(1000)
    await deed('sold', 'end')
    await at.shop.buy(buyer, [{ skuNo: 'vase', itemQuantity: 1 }], 20_000)
  })

  const openGroup = async (promotionId: string, groupId?: string) => {
    const buyer = await at.shop.buyer()
    const campaign = { kind: 'group' as const, promotionId, ...(groupId ? { groupId } : {}) }
    const reply = await at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: buyer.headers,
      payload: draftOf(buyer.addressId, [{ skuNo: 'mug', itemQuantity: 1 }], 12_000, { campaign }),
    })
    return { buyer, reply }
  }
  const paid = async ({ buyer, reply }: { buyer: Buyer; reply: { data: PlacedOrder | null } }) => {
    await at.shop.press(await at.shop.startPayment(buyer, reply.data!.orderId), 'pay')
    await at.shop.run('deliver')
    const url = `/api/orders/${reply.data!.orderId}/v1`
    const { data } = await at.shop.ask<OrderDetail>({ url, headers: buyer.headers })
    return campaignOf(data!.order, 'group')!.groupId
  }

  it('of groups that is ended lets gathering groups go on to their deadline, and nobody open another', async () => {
    await added('gathers', { ...facts.group, skus: [{ skuNo: 'mug', promotionPrice: 12_000, stock: 10 }] })
    await deed('gathers', 'start')
    const groupId = await paid(await openGroup('gathers'))
    const opened = at.shop.ports.clock()
    at.shop.wait(HOUR)
    const ended = await deed('gathers', 'end')
    expect(ended.data).toMatchObject({
      status: CAMPAIGN_STATUS.running,
      endTime: opened + DAY,
      allowed: ['change', 'copy'],
    })
    expect((await openGroup('gathers')).reply).toMatchObject({ code: REPLY_CODE.notFound, field: 'promotionId' })
    const { data } = await at.shop.ask<GroupActivities>({ url: '/api/groups/activity/v1/list' })
    expect(JSON.stringify(data)).not.toContain('"gathers"')
    const joined = await openGroup('gathers', groupId)
    expect(joined.reply.code).toBe(0)
    expect(await paid(joined)).toBe(groupId)
  })

  it('of bargains that is ended lets running ones be helped and bought, and nobody start another', async () => {
    await added('cut-hub', facts.bargain)
    await deed('cut-hub', 'start')
    const { owner, bargainId } = await bargains.started('hub')
    const { endTime } = await bargains.read(bargainId)
    at.shop.wait(HOUR)
    const ended = await deed('cut-hub', 'end')
    expect(ended.data).toMatchObject({ status: CAMPAIGN_STATUS.running, endTime })
    expect(await bargains.start('hub', await at.shop.buyer())).toMatchObject({ code: REPLY_CODE.wrongState })
    await bargains.friends(bargainId, 3)
    const { data } = await bargains.place(owner, 'hub', bargainId, 17_000)
    await bargains.pay(owner, data!.orderId)
    expect(await bargains.read(bargainId)).toMatchObject({ status: BARGAIN_STATUS.bought })
  })

  it('keeps its promise to shoppers who join while it is being ended, and ends once when that is sent twice', async () => {
    await added('cut-jar', { ...facts.bargain, skus: [{ skuNo: 'jar', promotionPrice: 17_000, stock: 90 }] })
    const { version } = (await deed('cut-jar', 'start')).data!
    const buyer = await at.shop.buyer()
    const staff = await newStaff(at.shop, 'owner')
    const end = () => askAs<OpsPromotion>(at.shop, staff, 'POST /ops/promotions/cut-jar/end/v1', { version }, 'end-jar')
    at.shop.wait(1000)
    let ending: ReturnType<typeof end> | undefined
    const bargain = await within(at.shop.connection.db, at.shop.ports.clock(), async (work) => {
      const started = await startBargain(work, buyer.id, { skuNo: 'jar', bargainCampaignId: 'cut-jar' })
      // The end of the promotion is requested while this transaction is open. The transaction then stays open for half
      // a second, so that the request has to wait for it.
      ending = end()
      await Promise.race([ending, new Promise((done) => setTimeout(done, 500))])
      return started
    })
    expect((await ending!).data).toMatchObject({ status: CAMPAIGN_STATUS.running, endTime: bargain.endTime })
    expect(await end()).toMatchObject({ code: 0, replayed: true, data: { endTime: bargain.endTime } })
  })

  it('of reservations that is ended takes no more of them, and sells the reserved pieces as agreed', async () => {
    await added('reserved', { ...facts.reservation, skus: [{ skuNo: 'pot', promotionPrice: 18_000, stock: 10 }] })
    await deed('reserved', 'start')
    const reserve = async (buyer: Buyer) =>
      at.shop.ask<Reservation>({
        method: 'POST',
        url: '/api/reservation/v1',
        headers: buyer.headers,
        payload: { campaignId: 'reserved', quantity: 1 },
      })
    const buyer = await at.shop.buyer()
    const own = (await reserve(buyer)).data!
    at.shop.wait(1000)
    const ended = await deed('reserved', 'end')
    expect(ended.data).toMatchObject({ status: CAMPAIGN_STATUS.running, endTime: facts.reservation.endTime })
    expect(await reserve(await at.shop.buyer())).toMatchObject({ code: REPLY_CODE.wrongState })
    at.shop.wait(facts.reservation.buyBeginTime - at.shop.ports.clock())
    const order = await at.shop.buy(buyer, [{ skuNo: 'pot', itemQuantity: 1 }], 18_000, {
      campaign: { kind: 'reservation', reservationId: own.reservationId },
    })
    expect(order.orderId).toBeTruthy()
  })

  it('is listed, shown, started, stopped and copied by hearth, and the log records by whom', async () => {
    const from = at.shop.ports.clock() + DAY
    await added('spoken', { ...facts.sale, displayTime: from, beginTime: from, endTime: from + DAY })
    expect((await hearth('promotion', 'list', '--type', '101', '--of', 'coming')).output).toContain('spoken')
    expect((await hearth('promotion', 'list', '--type', '7')).code).toBe(2)
    expect((await hearth('promotion', 'show', 'spoken')).output).toContain('200.00 for 150.00')
    expect((await hearth('promotion', 'start', 'spoken')).output).toContain('running')
    at.shop.wait(1000)
    expect((await hearth('promotion', 'stop', 'spoken')).output).toContain('over')
    expect(await hearth('promotion', 'stop', 'spoken')).toMatchObject({
      code: 1,
      output: expect.stringContaining('hearth promotion show'),
    })
    const copied = await hearth('promotion', 'copy', 'spoken', 'spoken-2', '--from', '2027-01-01', '--to', '2027-01-02')
    expect(copied).toMatchObject({ code: 0, output: expect.stringContaining('2027-01-01 00:00') })
    expect((await hearth('promotion', 'show', 'nobody')).output).toContain('There is no such promotion')
    const { output } = await hearth('log', '--target', 'spoken')
    for (const call of ['promotions.add', 'promotions.start', 'promotions.end']) expect(output).toContain(call)
  })
})
