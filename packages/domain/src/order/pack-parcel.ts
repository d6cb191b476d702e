import { giftPieces } from '#after-sale/gift-pieces'

/** A line of an order as far as sending it is concerned. */
export interface LineToSend {
  orderItemId: string
  /** Pieces that were ordered. */
  quantity: number
  /** Pieces in parcels; those of a parcel that came back do not count. */
  sent: number
  /** Pieces whose money went back before they were sent. */
  refundedUnsent: number
  /** The line of the product that it came along with. */
  giftOf?: string
  /** Whether it is delivered as codes, which no parcel carries. */
  byCode?: boolean
}

/** Pieces of a line. */
export interface ParcelPieces {
  orderItemId: string
  quantity: number
}

/** What goes into a parcel, and how many pieces of the order are left to be sent afterwards. */
export interface PackedParcel {
  pieces: ParcelPieces[]
  left: number
}

/** Why a parcel can't be packed. `most` is how many pieces of the line could be. */
export interface ParcelRefusal {
  refused: 'nothingLeft' | 'unknownLine' | 'namedTwice' | 'noPieces' | 'tooMany' | 'giftAlone' | 'goesWhole'
  orderItemId?: string
  most?: number
}

/** Pieces of a line that are still to be sent: ordered, less those in parcels and those refunded before. */
export const piecesLeft = ({ quantity, sent, refundedUnsent, byCode }: LineToSend): number =>
  byCode ? 0 : Math.max(0, quantity - sent - refundedUnsent)

/** Pieces of an order that are still to be sent. It is shipped once there are none. */
export const parcelsLeft = (lines: readonly LineToSend[]): number =>
  lines.reduce((sum, line) => sum + piecesLeft(line), 0)

/**
 * Packs a parcel of an order: the pieces that are named, or all that are left where none are. A gift is packed with its
 * product, in proportion, and is not named while some of its product is left.
 * @param whole whether the order goes in one parcel or not at all: to a cabinet, or to be tried
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

/** Whether a line goes along with its product, of which some is left. */
function followsProduct(lines: readonly LineToSend[], line: LineToSend): boolean {
  const product = productOf(lines, line)
  return product !== undefined && piecesLeft(product) > 0
}

const namedOf = (named: readonly ParcelPieces[], id: string): number =>
  named.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0

/** Pieces of a line in a parcel of named ones. */
function takenOf(lines: readonly LineToSend[], line: LineToSend, named: readonly ParcelPieces[]): number {
  const product = productOf(lines, line)
  const products = product ? piecesLeft(product) : 0
  if (!product || products === 0) return namedOf(named, line.orderItemId)
  return giftPieces(piecesLeft(line), products, namedOf(named, product.orderItemId))
}
