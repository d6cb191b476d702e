import { fromBeijingTime } from '#time/beijing-time'

/**
 * The moment at which a day that a shopper wrote begins in China.
 * @param text such as `2026-11-21`
 * @returns epoch ms; nothing for what is no day
 */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const utc = Date.parse(`${text}T00:00:00Z`)
  // A 30th of February is read as some day of March.
  return new Date(utc).toJSON()?.slice(0, 10) === text ? fromBeijingTime(utc) : undefined
}
