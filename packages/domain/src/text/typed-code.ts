import { codeText } from '#text/code-text'
import { halfWidth } from '#text/half-width'

/** Normalizes a typed number or code: half-width characters, no blanks, no invisible characters. */
export const typedCode = (text: string): string => halfWidth(codeText(text)).replace(/\s/g, '')

/** Returns the digits of a typed or pasted text, also full-width ones, as half-width digits. */
export const typedDigits = (text: string): string => halfWidth(text).replace(/\D/g, '')

/** Returns the code of a card in its stored form: normalized, upper case, without dashes. */
export const cardCode = (text: string): string => typedCode(text).replace(/-/g, '').toUpperCase()
