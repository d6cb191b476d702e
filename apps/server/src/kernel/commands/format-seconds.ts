import { beijingTime } from '@hearth/domain'

/** A moment for a spreadsheet, to the second, as clocks in China show it; empty where there is none. */
export const formatSeconds = (ms: number | undefined): string =>
  ms === undefined ? '' : beijingTime(ms).toISOString().slice(0, 19).replace('T', ' ')
