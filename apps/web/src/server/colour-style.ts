import { createHash } from 'node:crypto'
import type { ShopColours } from '@hearth/state'
import { ownColours } from '@hearth/ui'

/** A style sheet inside a page. */
export interface InlineStyle {
  text: string
  /** Its hash as a source of a content security policy. */
  source: string
}

/** The style sheet that gives the whole document the shop's own colours. */
export function colourStyle(colours: ShopColours): InlineStyle {
  const rules = Object.entries(ownColours(colours)).map(([name, value]) => `${name}:${value}`)
  const text = `.page-root{${rules.join(';')}}`
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}
