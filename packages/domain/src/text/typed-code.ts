import { codeText } from '#text/code-text'
import { halfWidth } from '#text/half-width'

/** A number or a code as it was meant: in the signs of a plain keyboard, without blanks and what nobody sees. */
export const typedCode = (text: string): string => halfWidth(codeText(text)).replace(/\s/g, '')

/** The digits of what was typed or pasted, those as wide as a Chinese character among them. */
export const typedDigits = (text: string): string => halfWidth(text).replace(/\D/g, '')

/** The code of a card as it is kept: capitals and small letters, blanks and dashes make no difference. */
export const cardCode = (text: string): string => typedCode(text).replace(/-/g, '').toUpperCase()
