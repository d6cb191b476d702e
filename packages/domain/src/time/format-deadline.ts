import { formatDateTime } from '#time/format-date-time'

/**
 * Returns a deadline in China's time, such as `2026-11-21 23:59`. A deadline at 00:00 is shown as the last minute of
 * the day before.
 * @param ms epoch ms
 */
export function formatDeadline(ms: number): string {
  const text = formatDateTime(ms)
  return text.endsWith(' 00:00') ? formatDateTime(ms - 60_000) : text
}
