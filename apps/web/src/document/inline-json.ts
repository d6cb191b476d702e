import type { Json } from '@hearth/state'

/** Characters that would end a script element or, in old readers of JavaScript, a line. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** JSON that can stand inside a script element of a page, whatever a product is called. */
export const inlineJson = (value: Json): string =>
  JSON.stringify(value).replace(DANGEROUS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
