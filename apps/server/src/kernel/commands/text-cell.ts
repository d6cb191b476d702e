/** Characters that no spreadsheet may hold. */
const UNWRITABLE = /[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A text without the characters that no spreadsheet may hold. */
export const writableText = (text: string): string => text.replaceAll(UNWRITABLE, '')

/**
 * A cell of an .xlsx that is a text for every program, even after somebody edited it: none rounds an order's number or
 * calculates what a shopper wrote.
 */
export const textCell = (text: string) => {
  const value = writableText(text)
  return { value, type: String, format: '@', wrap: value.includes('\n') }
}
