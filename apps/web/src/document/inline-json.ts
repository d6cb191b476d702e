import type { Json } from '@hearth/state'

/** Characters that would end a script element or, for old JavaScript parsers, a line. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** Returns JSON that can be written into a script element of a page, whatever texts it contains. */
export const inlineJson = (value: Json): string =>
  JSON.stringify(value).replace(DANGEROUS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
