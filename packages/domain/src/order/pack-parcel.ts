import { giftPieces } from '#after-sale/gift-pieces'

/** The fields of an order line that shipping reads. */
export interface LineToSend {
  orderItemId: string
  /** Pieces that were ordered. */
  quantity: number
  /** Pieces in parcels, except parcels that came back. */
  sent: number
  /** Pieces that were refunded before they were sent. */
  refundedUnsent: number
  /** For a gift, the line of its product; absent for other lines. */
  giftOf?: string
  /** Whether the line is delivered as codes, without a parcel. */
  byCode?: boolean
}

/** Pieces of a line. */
export interface ParcelPieces {
  orderItemId: string
  quantity: number
}

/** The content of a parcel, and the number of the order's pieces that remain to be sent afterwards. */
export interface PackedParcel {
  pieces: ParcelPieces[]
  left: number
}

/** The reason why a parcel can't be packed. `most`: pieces of the line that can be sent. */
export interface ParcelRefusal {
  refused: 'nothingLeft' | 'unknownLine' | 'namedTwice' | 'noPieces' | 'tooMany' | 'giftAlone' | 'goesWhole'
  orderItemId?: string
  most?: number
}

/**
 * Returns the number of pieces of a line that are still to be sent: the ordered pieces, less those in parcels and those
 * refunded before they were sent.
 */
export const piecesLeft = ({ quantity, sent, refundedUnsent, byCode }: LineToSend): number =>
  byCode ? 0 : Math.max(0, quantity - sent - refundedUnsent)

/** Returns the number of pieces of an order that are still to be sent; 0 if the order is shipped. */
export const parcelsLeft = (lines: readonly LineToSend[]): number =>
  lines.reduce((sum, line) => sum + piecesLeft(line), 0)

/**
 * Packs a parcel of an order: the named pieces, or all remaining pieces if none are named. A gift is sent with its
 * product, in proportion to the product's pieces. A gift can be named only if no piece of its product remains to be
 * sent.
 * @param whole whether the order must go in a single parcel: to a cabinet, or for a free trial
 */
export function packParcel(
  lines: readonly LineToSend[],
  wanted?: readonly ParcelPieces[],
  whole = false,
): PackedParcel | ParcelRefusal {
  const all = parcelsLeft(lines)
  if (all === 0) return { refused: 'nothingLeft' }
  const named = wanted ?? []
  for (const [place, { orderItemId, quantity }] of named.entries()) {
    const line = lines.find((one) => one.orderItemId === orderItemId)
    if (!line) return { refused: 'unknownLine', orderItemId }
    if (named.findIndex((one) => one.orderItemId === orderItemId) !== place)
      return { refused: 'namedTwice', orderItemId }
    if (!Number.isInteger(quantity) || quantity < 1) return { refused: 'noPieces', orderItemId }
    if (followsProduct(lines, line)) return { refused: 'giftAlone', orderItemId }
    const most = piecesLeft(line)
    if (quantity > most) return { refused: 'tooMany', orderItemId, most }
  }
  const pieces = lines
    .map((line) => ({
      orderItemId: line.orderItemId,
      quantity: named.length === 0 ? piecesLeft(line) : takenOf(lines, line, named),
    }))
    .filter(({ quantity }) => quantity > 0)
  const left = all - pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return whole && left > 0 ? { refused: 'goesWhole' } : { pieces, left }
}

const productOf = (lines: readonly LineToSend[], { giftOf }: LineToSend): LineToSend | undefined =>
  giftOf === undefined ? undefined : lines.find(({ orderItemId }) => orderItemId === giftOf)

/** Whether a line is a gift whose product has pieces left, so that the gift is sent with them. */
function followsProduct(lines: readonly LineToSend[], line: LineToSend): boolean {
  const product = productOf(lines, line)
  return product !== undefined && piecesLeft(product) > 0
}

const namedOf = (named: readonly ParcelPieces[], id: string): number =>
  named.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0

/** Returns the number of pieces of a line that belong in a parcel with the named pieces. */
function takenOf(lines: readonly LineToSend[], line: LineToSend, named: readonly ParcelPieces[]): number {
  const product = productOf(lines, line)
  const products = product ? piecesLeft(product) : 0
  if (!product || products === 0) return namedOf(named, line.orderItemId)
  return giftPieces(piecesLeft(line), products, namedOf(named, product.orderItemId))
}
