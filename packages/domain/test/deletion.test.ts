import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AFTER_SALE_STATUS,
  DELETION_BLOCKER,
  deletionBlockers,
  ORDER_STATUS,
  type AfterSaleStatus,
  type DeletionBlocker,
  type OrderStatus,
} from '#index'

const nothing = { orders: [], services: [], openRefunds: 0, open: [] }

describe('an account', () => {
  it('can be deleted once neither side owes anything', () => {
    expect(deletionBlockers(nothing)).toEqual([])
    expect(
      deletionBlockers({
        ...nothing,
        orders: [ORDER_STATUS.received, ORDER_STATUS.cancelled],
        services: [AFTER_SALE_STATUS.done, AFTER_SALE_STATUS.cancelled, AFTER_SALE_STATUS.refused],
      }),
    ).toEqual([])
  })

  it.each([
    [DELETION_BLOCKER.unpaidOrders, { ...nothing, orders: [ORDER_STATUS.pendingPayment] }],
    [DELETION_BLOCKER.unpaidOrders, { ...nothing, orders: [ORDER_STATUS.pendingFinalPayment] }],
    [DELETION_BLOCKER.openOrders, { ...nothing, orders: [ORDER_STATUS.paid] }],
    [DELETION_BLOCKER.openOrders, { ...nothing, orders: [ORDER_STATUS.shipped] }],
    [DELETION_BLOCKER.openServices, { ...nothing, services: [AFTER_SALE_STATUS.received] }],
    [DELETION_BLOCKER.openRefunds, { ...nothing, openRefunds: 1 }],
    [DELETION_BLOCKER.openTrials, { ...nothing, open: [DELETION_BLOCKER.openTrials] }],
  ])('is kept for %s', (blocker, dealings) => {
    expect(deletionBlockers(dealings)).toEqual([blocker])
  })

  it('names a reason once, whichever areas give it', () => {
    const open = [DELETION_BLOCKER.openTrials, DELETION_BLOCKER.openOrders, DELETION_BLOCKER.openTrials]
    expect(deletionBlockers({ ...nothing, orders: [ORDER_STATUS.paid], open })).toEqual([
      DELETION_BLOCKER.openOrders,
      DELETION_BLOCKER.openTrials,
    ])
  })

  it('never loses a reason when another is added', () => {
    const orders = fc.array(fc.constantFrom<OrderStatus>(...Object.values(ORDER_STATUS)))
    const services = fc.array(fc.constantFrom<AfterSaleStatus>(...Object.values(AFTER_SALE_STATUS)))
    const open = fc.subarray<DeletionBlocker>([DELETION_BLOCKER.openTrials])
    const dealings = fc.record({ orders, services, openRefunds: fc.nat(3), open })
    fc.assert(
      fc.property(dealings, dealings, (one, more) => {
        const both = deletionBlockers({
          orders: [...one.orders, ...more.orders],
          services: [...one.services, ...more.services],
          openRefunds: one.openRefunds + more.openRefunds,
          open: [...one.open, ...more.open],
        })
        expect(both).toEqual(expect.arrayContaining(deletionBlockers(one)))
      }),
    )
  })
})
