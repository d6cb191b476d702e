import { randomInt } from 'node:crypto'

/** A new order number: 19 digits that sort by time and can't be counted up to find another's. */
export const newOrderId = (now: number): string => `${now}${String(randomInt(1_000_000)).padStart(6, '0')}`
