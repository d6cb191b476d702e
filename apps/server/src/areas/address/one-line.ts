/** What moves the writing about it to and fro, or stands for nothing at all: no label can be printed with it. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** A text as it stands on a parcel: on one line, without what nobody can see; empty where nothing else is in it. */
export const oneLine = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
