/** The width of a text: characters with a code above 128 are 2 wide, others 1 (V01). */
export function stringWidth(text: string): number {
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width
}

/** The width of one character (V01). */
export const characterWidth = (character: string): number => ((character.codePointAt(0) ?? 0) > 128 ? 2 : 1)
