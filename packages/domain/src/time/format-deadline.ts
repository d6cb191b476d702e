import { formatDateTime } from '#time/format-date-time'

/**
 * Until when something can be done, as shoppers in China read it, such as `2026-11-21 23:59`: what ends as a day begins
 * ends with the day before.
 * @param ms epoch ms
 */
export function formatDeadline(ms: number): string {
  const text = formatDateTime(ms)
  return text.endsWith(' 00:00') ? formatDateTime(ms - 60_000) : text
}
