import { bareText } from '@hearth/domain'

/** A text as it stands on a parcel: on one line, without what nobody can see; empty where nothing else is in it. */
export const oneLine = (text: string): string =>
  bareText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
