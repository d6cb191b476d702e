import { multiplyDivide } from '#money/split-fen'

/**
 * Points or coins for what was paid for products: whole ones for all of it together.
 * @param paid fen paid in money for products, without freight and tenders
 * @param perYuan whole pieces a yuan
 */
export const earnedFor = (paid: number, perYuan: number): number =>
  paid > 0 && perYuan > 0 ? Math.floor((paid * perYuan) / 100) : 0

/**
 * What of that is taken back with a refund. In whatever parts the money is refunded, together they take back exactly
 * what was earned (law of points).
 * @param pieces points or coins that were earned
 * @param earnedOn fen they were earned on
 * @param left fen of it that had not gone back before
 * @param now fen of it that go back now
 */
export const takenBackFor = (pieces: number, earnedOn: number, left: number, now: number): number =>
  earnedOn === 0 ? 0 : multiplyDivide(pieces, left, earnedOn) - multiplyDivide(pieces, left - now, earnedOn)

/**
 * Pieces of a tender that are returned with a part of what they paid for. In parts or at once, all of them return once
 * all of it is refunded.
 * @param pieces the order was paid with
 * @param fen they paid
 * @param before fen of it that went back before
 * @param now fen of it that go back now
 */
export const tenderBack = (pieces: number, fen: number, before: number, now: number): number =>
  fen === 0 ? 0 : multiplyDivide(pieces, before + now, fen) - multiplyDivide(pieces, before, fen)
