import { characterWidth, stringWidth } from '#text/string-width'

const ELLIPSIS = '…'

/** Cuts a text to a width that includes the ellipsis (V01). If there is no room for an ellipsis, it is left out. */
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
