import { characterWidth, stringWidth } from '#text/string-width'

const ELLIPSIS = '…'

/** Cuts a text to a width, the ellipsis included (V01); a limit with no room for an ellipsis leaves it out. */
export function truncate(text: string, limit: number): string {
  if (stringWidth(text) <= limit) return text
  const ellipsis = limit < stringWidth(ELLIPSIS) ? '' : ELLIPSIS
  let left = limit - stringWidth(ellipsis)
  let kept = ''
  for (const character of text) {
    left -= characterWidth(character)
    if (left < 0) break
    kept += character
  }
  return kept + ellipsis
}
