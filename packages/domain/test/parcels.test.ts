import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canChangeAddress,
  canRefundWhole,
  ORDER_STATUS,
  orderActions,
  orderStatusText,
  packParcel,
  parcelsLeft,
  piecesLeft,
  type LineToSend,
  type PackedParcel,
} from '#index'

const line = (orderItemId: string, quantity: number, more: Partial<LineToSend> = {}): LineToSend => ({
  orderItemId,
  quantity,
  sent: 0,
  refundedUnsent: 0,
  ...more,
})

/** Lines of an order: products, some with a gift, some delivered as codes, some partly refunded before shipping. */
const orders = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      refunded: fc.nat(6),
      gift: fc.nat(4),
      byCode: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((products) =>
    products.flatMap(({ quantity, refunded, gift, byCode }, at) => [
      line(`p${at}`, quantity, { refundedUnsent: Math.min(refunded, quantity), byCode: byCode && gift === 0 }),
      ...(gift > 0 ? [line(`g${at}`, gift, { giftOf: `p${at}` })] : []),
    ]),
  )

const isPacked = (parcel: object): parcel is PackedParcel => 'pieces' in parcel

const withParcel = (lines: readonly LineToSend[], { pieces }: PackedParcel): LineToSend[] =>
  lines.map((one) => ({
    ...one,
    sent: one.sent + (pieces.find(({ orderItemId }) => orderItemId === one.orderItemId)?.quantity ?? 0),
  }))

describe('the parcels of an order', () => {
  it('add up exactly to what was ordered, less what was refunded before, however the order is sent in parts', () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat(1000)), (start, chances) => {
        let lines = start
        for (let parcels = 0; parcelsLeft(lines) > 0; parcels += 1) {
          expect(parcels).toBeLessThan(60)
          const chance = () => chances.next().value!
          const free = lines.filter((one) => piecesLeft(one) > 0 && one.giftOf === undefined)
          const chosen = free.filter(() => chance() % 2 === 0)
          const wanted = chosen.map((one) => ({
            orderItemId: one.orderItemId,
            quantity: 1 + (chance() % piecesLeft(one)),
          }))
          const parcel = packParcel(lines, wanted)
          if (!isPacked(parcel)) throw new Error(parcel.refused)
          expect(parcel.pieces.length).toBeGreaterThan(0)
          for (const { orderItemId, quantity } of parcel.pieces)
            expect(quantity).toBeLessThanOrEqual(piecesLeft(lines.find((one) => one.orderItemId === orderItemId)!))
          lines = withParcel(lines, parcel)
          expect(parcel.left).toBe(parcelsLeft(lines))
        }
        for (const one of lines) expect(one.sent).toBe(one.byCode ? 0 : one.quantity - one.refundedUnsent)
        expect(packParcel(lines)).toEqual({ refused: 'nothingLeft' })
      }),
    )
  })

  it('never hold more pieces than are left, whatever is named', () => {
    const named = fc.array(
      fc.record({ orderItemId: fc.constantFrom('p0', 'p1', 'g0', 'x'), quantity: fc.integer({ min: -1, max: 9 }) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(orders, named, fc.boolean(), (lines, wanted, whole) => {
        const parcel = packParcel(lines, wanted, whole)
        if (!isPacked(parcel)) return
        for (const one of withParcel(lines, parcel))
          expect(one.sent + one.refundedUnsent).toBeLessThanOrEqual(one.quantity)
        expect(parcel.pieces.every(({ quantity }) => quantity > 0)).toBe(true)
        if (whole) expect(parcel.left).toBe(0)
      }),
    )
  })

  it('contain all that is left where nothing is named', () => {
    const lines = [
      line('lamp', 3, { sent: 1 }),
      line('mug', 2, { refundedUnsent: 2 }),
      line('card', 1, { byCode: true }),
    ]
    expect(packParcel(lines)).toEqual({ pieces: [{ orderItemId: 'lamp', quantity: 2 }], left: 0 })
    expect(packParcel(lines, [])).toEqual(packParcel(lines))
  })

  it('contain gifts together with their product, and not before it', () => {
    const lines = [line('mug', 3), line('cover', 3, { giftOf: 'mug' })]
    expect(packParcel(lines, [{ orderItemId: 'mug', quantity: 2 }])).toEqual({
      pieces: [
        { orderItemId: 'mug', quantity: 2 },
        { orderItemId: 'cover', quantity: 2 },
      ],
      left: 2,
    })
    const alone = [{ orderItemId: 'cover', quantity: 1 }]
    expect(packParcel(lines, alone)).toEqual({ refused: 'giftAlone', orderItemId: 'cover' })
    const productGone = [line('mug', 3, { sent: 3 }), line('cover', 3, { giftOf: 'mug', sent: 2 })]
    expect(packParcel(productGone, alone)).toEqual({ pieces: alone, left: 0 })
  })

  it.each([
    ['a line of another order', [{ orderItemId: 'other', quantity: 1 }], { refused: 'unknownLine' }],
    ['no pieces', [{ orderItemId: 'lamp', quantity: 0 }], { refused: 'noPieces' }],
    ['half a piece', [{ orderItemId: 'lamp', quantity: 0.5 }], { refused: 'noPieces' }],
    ['more than are left', [{ orderItemId: 'lamp', quantity: 3 }], { refused: 'tooMany', most: 2 }],
    ['codes', [{ orderItemId: 'card', quantity: 1 }], { refused: 'tooMany', most: 0 }],
    [
      'a line twice',
      [
        { orderItemId: 'lamp', quantity: 1 },
        { orderItemId: 'lamp', quantity: 1 },
      ],
      { refused: 'namedTwice' },
    ],
  ])('are refused with %s', (_, wanted, refusal) => {
    expect(packParcel([line('lamp', 2), line('card', 1, { byCode: true })], wanted)).toMatchObject(refusal)
  })

  it('are one where the order is sent whole or not at all', () => {
    const lines = [line('lamp', 2)]
    expect(packParcel(lines, [{ orderItemId: 'lamp', quantity: 1 }], true)).toEqual({ refused: 'goesWhole' })
    expect(packParcel(lines, [{ orderItemId: 'lamp', quantity: 2 }], true)).toMatchObject({ left: 0 })
  })
})

describe('a partly shipped order', () => {
  const order = { orderStatus: ORDER_STATUS.paid, partlyShipped: true }

  it('can be tracked and reminded of, and is neither confirmed nor cancelled', () => {
    expect(orderActions(order)).toMatchObject({
      canTrack: true,
      canRemind: true,
      canConfirm: false,
      canCancel: false,
      canRemove: false,
    })
    expect(orderActions({ orderStatus: ORDER_STATUS.paid }).canTrack).toBe(false)
  })

  it('says so', () => {
    expect(orderStatusText(order)).toBe('部分发货')
    expect(orderStatusText({ orderStatus: ORDER_STATUS.paid })).toBe('待发货')
  })

  it('keeps its address, and is not refunded in full', () => {
    const part = Object.values(ORDER_STATUS).filter(
      (status) => canChangeAddress(status, true) || canRefundWhole(status, true),
    )
    expect(part).toEqual([])
    expect(canChangeAddress(ORDER_STATUS.paid) && canRefundWhole(ORDER_STATUS.paid)).toBe(true)
  })
})
