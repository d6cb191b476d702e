import { bareText } from '@hearth/domain'

/** A text on one line, as printed on a parcel, without invisible characters; empty if it has no others. */
export const oneLine = (text: string): string =>
  bareText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
