/** Returns the width of a text: a character with a code above 128 has width 2, any other width 1 (V01). */
export function stringWidth(text: string): number {
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width
}

/** Returns the width of one character (V01). */
export const characterWidth = (character: string): number => ((character.codePointAt(0) ?? 0) > 128 ? 2 : 1)
