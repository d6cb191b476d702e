/** Characters that no spreadsheet may hold. */
const UNWRITABLE = /[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A text without the characters that no spreadsheet may hold. */
export const writableText = (text: string): string => text.replaceAll(UNWRITABLE, '')

/**
 * A cell of an .xlsx that stays a text in every program, even after editing: an order's number is not rounded, and a
 * shopper's text is not evaluated.
 */
export const textCell = (text: string) => {
  const value = writableText(text)
  return { value, type: String, format: '@', wrap: value.includes('\n') }
}
