import { multiplyDivide } from '#money/split-fen'

/**
 * Returns the points or coins that an order earns with the money paid for products, rounded down once for the whole
 * order.
 * @param paid fen paid in money for products, without freight and tenders
 * @param perYuan points or coins for each yuan
 */
export const earnedFor = (paid: number, perYuan: number): number =>
  paid > 0 && perYuan > 0 ? Math.floor((paid * perYuan) / 100) : 0

/**
 * Returns the points or coins that a refund takes back. If a payment is refunded in parts, all parts together take back
 * exactly what was earned.
 * @param pieces points or coins that were earned
 * @param earnedOn fen for which they were earned
 * @param left fen not refunded before this refund
 * @param now fen refunded now
 */
export const takenBackFor = (pieces: number, earnedOn: number, left: number, now: number): number =>
  earnedOn === 0 ? 0 : multiplyDivide(pieces, left, earnedOn) - multiplyDivide(pieces, left - now, earnedOn)

/**
 * Returns the pieces of a tender that a refund returns. Once the whole value of the pieces is refunded, at once or in
 * parts, all pieces have been returned.
 * @param pieces pieces that the order was paid with
 * @param fen value of these pieces
 * @param before fen of this value refunded before
 * @param now fen of this value refunded now
 */
export const tenderBack = (pieces: number, fen: number, before: number, now: number): number =>
  fen === 0 ? 0 : multiplyDivide(pieces, before + now, fen) - multiplyDivide(pieces, before, fen)
