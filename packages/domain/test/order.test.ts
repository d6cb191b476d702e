import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AFTER_SALE_STATUS,
  DELETION_BLOCKER,
  REMIND_EVERY,
  removalRefusal,
  canMove,
  canRefundWhole,
  MOST_PAYMENTS,
  MOST_UNPAID_ORDERS,
  ORDER_STATUS,
  ORDER_KIND,
  orderActions,
  orderMoments,
  paymentWayOf,
  UNPAID_LIFETIME,
} from '#index'

const statuses = Object.values(ORDER_STATUS)

describe('actions of a shopper on an order', () => {
  it('are pay or cancel when unpaid, confirm when shipped, track, buy again or remove when over, and remind', () => {
    const sent: number[] = [ORDER_STATUS.shipped, ORDER_STATUS.received]
    const offered = statuses.map((orderStatus) => {
      const actions = orderActions({ orderStatus, ...(sent.includes(orderStatus) && { shipTime: 1 }) })
      return [
        orderStatus,
        ...Object.entries(actions)
          .filter(([, can]) => can)
          .map(([name]) => name),
      ].join(' ')
    })
    expect(offered).toEqual([
      '10 canPay canCancel',
      '15 canPay canCancel',
      '20 canRemind',
      '30 canConfirm canTrack',
      '40 canTrack canBuyAgain canRemove',
      '90 canBuyAgain canRemove',
    ])
  })

  it('leave out tracking where nothing was sent, and memberships for the cart', () => {
    const codes = orderActions({ orderStatus: ORDER_STATUS.received })
    expect(codes).toMatchObject({ canTrack: false, canBuyAgain: true, canRemove: true })
    const membership = orderActions({ orderStatus: ORDER_STATUS.received, campaign: { kind: ORDER_KIND.membership } })
    expect(membership).toMatchObject({ canTrack: false, canBuyAgain: false, canRemove: true })
  })

  it('remind the shop once a day of an order to send', () => {
    const order = { orderStatus: ORDER_STATUS.paid, remindTime: 1000 }
    const at = (now: number) => {
      const { canRemind, isReminded } = orderActions(order, now)
      return [canRemind, isReminded]
    }
    expect([at(1000), at(999 + REMIND_EVERY), at(1000 + REMIND_EVERY)]).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])
    expect(orderActions({ ...order, orderStatus: ORDER_STATUS.shipped }, 1000)).toMatchObject({
      canRemind: false,
      isReminded: false,
    })
  })

  it('remove an order that is over once nothing is still to come', () => {
    const over = {
      orderStatus: ORDER_STATUS.received,
      services: [AFTER_SALE_STATUS.done],
      openRefunds: 0,
      open: [],
    }
    expect(removalRefusal(over)).toBeUndefined()
    expect(removalRefusal({ ...over, orderStatus: ORDER_STATUS.shipped })).toContain('还没有结束')
    expect(removalRefusal({ ...over, services: [AFTER_SALE_STATUS.received] })).toContain('售后')
    expect(removalRefusal({ ...over, openRefunds: 1 })).toContain('退款')
    expect(removalRefusal({ ...over, open: [DELETION_BLOCKER.openTrials] })).toContain('试用')
  })

  it('exclude paying after the deadline', () => {
    const order = { orderStatus: ORDER_STATUS.pendingPayment, payDeadline: UNPAID_LIFETIME }
    expect(orderActions(order, UNPAID_LIFETIME).canPay).toBe(true)
    expect(orderActions(order, UNPAID_LIFETIME + 1)).toMatchObject({ canPay: false, canCancel: true })
    expect([orderActions(order).canPay, orderActions({ orderStatus: ORDER_STATUS.pendingPayment }, 1).canPay]).toEqual([
      true,
      true,
    ])
    expect(UNPAID_LIFETIME).toBe(1_800_000)
  })

  it('allow other payments at the moments the order names, and at no other', () => {
    const anyOrder = fc.record({
      orderStatus: fc.constantFrom(...statuses),
      payDeadline: fc.option(fc.nat(100), { nil: undefined }),
      campaign: fc.option(
        fc.record({
          kind: fc.constant(ORDER_KIND.preSale),
          depositAmount: fc.constant(1),
          balanceAmount: fc.constant(1),
          balancePlaced: fc.boolean(),
          balanceBeginTime: fc.nat(100),
          balanceEndTime: fc.constant(200),
        }),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(anyOrder, (order) => {
        const changes = Array.from({ length: 102 }, (_, now) => now + 1).filter((now) => {
          const [before, after] = [orderActions(order, now - 1), orderActions(order, now)]
          return before.canPay !== after.canPay || before.canPlaceBalance !== after.canPlaceBalance
        })
        expect(orderMoments(order)).toEqual(expect.arrayContaining(changes))
      }),
    )
  })

  it('leave time to buy before paying, but not to block the stock for everybody else', () => {
    expect(MOST_UNPAID_ORDERS).toBe(10)
    expect(MOST_PAYMENTS).toBe(20)
  })
})

describe('the statuses of an order', () => {
  it('go from payment to receipt', () => {
    expect([canMove(10, 20), canMove(20, 30), canMove(30, 40), canMove(10, 90), canMove(15, 90)]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('never come back from received or cancelled, and are not cancelled once paid', () => {
    for (const to of statuses) expect([canMove(40, to), canMove(90, to)]).toEqual([false, false])
    expect([canMove(20, 90), canMove(30, 90)]).toEqual([false, false])
  })

  it('let the shop cancel with a refund while the order, or its deposit, is paid and not shipped, and at no other time', () => {
    expect(statuses.filter((status) => canRefundWhole(status))).toEqual([
      ORDER_STATUS.pendingFinalPayment,
      ORDER_STATUS.paid,
    ])
  })

  it('go nowhere from an unknown status', () => {
    expect([canMove(77, 20), canMove(40, 20)]).toEqual([false, false])
  })

  it('never form a circle', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { minLength: 2, maxLength: 8 }), (walk) => {
        const possible = walk.every((to, at) => at === 0 || canMove(walk[at - 1] ?? to, to))
        expect(!possible || new Set(walk).size === walk.length).toBe(true)
      }),
    )
  })
})

describe('the payment method', () => {
  it.each([
    ['微信支付', 'wechat'],
    ['支付宝（演示）', 'alipay'],
    ['银联', 'unionpay'],
    ['云闪付', 'unionpay'],
    ['数字人民币', 'digitalYuan'],
    ['演示收银台', undefined],
  ])('of the mark %s is %s', (mark, way) => expect(paymentWayOf(mark)).toBe(way))
})
