import { beijingTime } from '@hearth/domain'

/** A time for a spreadsheet, to the second, in China's time; empty if absent. */
export const formatSeconds = (ms: number | undefined): string =>
  ms === undefined ? '' : beijingTime(ms).toISOString().slice(0, 19).replace('T', ' ')
