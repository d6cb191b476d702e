import { fromBeijingTime } from '#time/beijing-time'

/**
 * Returns the begin of a day in China that a shopper typed.
 * @param text such as `2026-11-21`
 * @returns epoch ms; undefined for a text that is not a day
 */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const utc = Date.parse(`${text}T00:00:00Z`)
  // `Date.parse` accepts February 30 and returns a day of March. Therefore the result is compared with the text.
  return new Date(utc).toJSON()?.slice(0, 10) === text ? fromBeijingTime(utc) : undefined
}
