import { bareText } from '@hearth/domain'

/**
 * Returns a text on one line, as printed on a parcel, without invisible characters; empty if it has no visible ones.
 */
export const oneLine = (text: string): string =>
  bareText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
