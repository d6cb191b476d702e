import { createHash } from 'node:crypto'
import type { ShopColours } from '@hearth/state'
import { ownColours } from '@hearth/ui'

/** A style sheet that is written into a page. */
export interface InlineStyle {
  text: string
  /** Hash of the text, as a source of a content security policy. */
  source: string
}

/** Returns the style sheet that sets the shop's own colours for the whole document. */
export function colourStyle(colours: ShopColours): InlineStyle {
  const rules = Object.entries(ownColours(colours)).map(([name, value]) => `${name}:${value}`)
  const text = `.page-root{${rules.join(';')}}`
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}
