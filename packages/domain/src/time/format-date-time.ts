import { beijingTime } from '#time/beijing-time'

/**
 * Returns a moment as a text in China's time, such as `2026-11-21 10:30`, wherever the code runs; empty for an invalid
 * moment.
 */
export function formatDateTime(ms: number): string {
  const date = beijingTime(ms)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ')
}
