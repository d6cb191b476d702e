import type { Transport } from '@hearth/sdk/core'
import type { PageRequest } from '@hearth/sdk/render'
import type { PageParts } from '#web/finished-page'

/** Renders pages, in threads or in this one. */
export interface Renderer {
  /** Number of pages that may be rendered at the same time. */
  atOnce: number
  render(request: PageRequest, transport: Transport): Promise<PageParts>
  close(): Promise<void>
}
