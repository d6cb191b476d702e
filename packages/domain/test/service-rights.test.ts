import { describe, expect, it } from 'vitest'
import {
  DAY,
  findReason,
  FREIGHT_PAYER,
  giftPieces,
  ORDER_STATUS,
  RETURN_TYPE,
  returnFreight,
  SERVICE_TYPE,
  serviceReasons,
  serviceRights,
  USUAL_SERVICE_RULES,
  type ServiceLine,
} from '#index'

const NOW = Date.parse('2026-11-23T12:00:00+08:00')
const { refund, exchange, repair } = SERVICE_TYPE
const line = (changed: Partial<ServiceLine> = {}): ServiceLine => ({
  orderStatus: ORDER_STATUS.received,
  receivedAt: NOW,
  free: 1,
  gift: false,
  ...changed,
})
const rights = (changed: Partial<ServiceLine>, later = 0) =>
  serviceRights(line(changed), USUAL_SERVICE_RULES, NOW + later)

describe('the right to after-sale service (F10)', () => {
  it('allows a refund from the payment on, and exchange and repair once the order is received', () => {
    expect(rights({ orderStatus: ORDER_STATUS.pendingPayment, receivedAt: null }).refusedReason).toContain('付款')
    expect(rights({ orderStatus: ORDER_STATUS.paid, receivedAt: null }).serviceTypes).toEqual([refund])
    expect(rights({ orderStatus: ORDER_STATUS.shipped, receivedAt: null }).serviceTypes).toEqual([refund])
    expect(rights({}).serviceTypes).toEqual([refund, exchange, repair])
    expect(rights({ orderStatus: ORDER_STATUS.cancelled }).serviceTypes).toEqual([])
  })

  it('ends for each kind with its days, to the moment', () => {
    const { refundDays, exchangeDays, repairDays } = USUAL_SERVICE_RULES
    expect(rights({}, refundDays * DAY).serviceTypes).toEqual([refund, exchange, repair])
    expect(rights({}, refundDays * DAY + 1).serviceTypes).toEqual([exchange, repair])
    expect(rights({}, exchangeDays * DAY + 1).serviceTypes).toEqual([repair])
    expect(rights({}, repairDays * DAY + 1)).toEqual({
      serviceTypes: [],
      deadline: NOW + repairDays * DAY,
      refusedReason: '已超过可申请售后的期限',
    })
  })

  it('covers pieces that are in no service yet, and a gift only with its product', () => {
    expect(rights({ free: 0 }).refusedReason).toContain('全部申请')
    expect(rights({ gift: true }).serviceTypes).toEqual([exchange, repair])
    expect(rights({ gift: true, orderStatus: ORDER_STATUS.paid, receivedAt: null }).refusedReason).toContain('随主商品')
  })
})

describe('the reasons for after-sale service (E08)', () => {
  it('are found by their codes alone, which are unique within a tree', () => {
    for (const kind of Object.values(SERVICE_TYPE))
      for (const shipped of [true, false]) {
        const tree = serviceReasons(kind, shipped)
        const codes = tree.flatMap(({ code, children = [] }) => [code, ...children.map((one) => one.code)])
        expect(new Set(codes).size).toBe(codes.length)
        for (const { code, children } of tree) expect(findReason(tree, code) === undefined).toBe(children !== undefined)
      }
  })

  it('get the responsible side from the reason above them', () => {
    const tree = serviceReasons(refund, true)
    expect(findReason(tree, 'quality-power')).toMatchObject({ shopsFault: true, root: { text: '质量问题' } })
    expect(findReason(tree, 'unwanted')).toMatchObject({ shopsFault: false, withoutReturn: false })
    expect(findReason(tree, 'lost')).toMatchObject({ withoutReturn: true })
    expect(findReason(tree, 'no-such')).toBeUndefined()
    expect(serviceReasons(exchange, false)).toEqual([])
  })
})

describe('the gifts that are returned too', () => {
  it('are as many as came with the returned pieces, and all of them with the last', () => {
    expect([1, 2, 3].map((returned) => giftPieces(3, 3, returned))).toEqual([1, 2, 3])
    expect([giftPieces(2, 3, 1), giftPieces(1, 3, 1), giftPieces(0, 3, 1), giftPieces(6, 3, 1)]).toEqual([1, 1, 0, 2])
  })
})

describe('the price of sending back', () => {
  it('is zero where the shop is responsible, otherwise the price of the courier', () => {
    const of = (returnType: 0 | 1 | 2, shopsFault: boolean, pieces = 1) =>
      returnFreight({ returnType, shopsFault, pieces }, USUAL_SERVICE_RULES)
    expect(of(RETURN_TYPE.fetched, true)).toEqual({ freightAmount: 0, payer: FREIGHT_PAYER.shop })
    expect(of(RETURN_TYPE.fetched, false)).toEqual({ freightAmount: 1500, payer: FREIGHT_PAYER.shopper })
    expect(of(RETURN_TYPE.fetched, false, 3)).toEqual({ freightAmount: 2100, payer: FREIGHT_PAYER.shopper })
    expect(of(RETURN_TYPE.sent, false)).toEqual({ freightAmount: 0, payer: FREIGHT_PAYER.shopper })
    expect(of(RETURN_TYPE.none, false)).toEqual({ freightAmount: 0, payer: FREIGHT_PAYER.shop })
  })
})
