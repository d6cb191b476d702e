import { formatDateTime } from '#time/format-date-time'

/**
 * Returns the day of a moment in China, such as `2026-11-21`.
 * @param ms epoch ms
 */
export const formatDay = (ms: number): string => formatDateTime(ms).slice(0, 10)
