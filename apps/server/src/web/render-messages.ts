import type { PageRequest } from '@hearth/sdk/render'
import type { TransportRequest } from '@hearth/sdk/core'
import type { PageParts } from '#web/finished-page'

/** Start data of a render thread. */
export interface RenderWorkerData {
  /** File of the web shell's render. */
  file: string
  /** Origins that pages may ask beside the shop's own. */
  origins: readonly string[]
}

/**
 * A message of the server to the thread: render a page, or the reply of one of its calls; undefined without a reply.
 */
export type ToRenderer =
  | { kind: 'render'; page: number; request: PageRequest }
  | { kind: 'answer'; call: number; reply?: { status: number; headers: Record<string, string>; text: string } }

/** What the thread tells the server: a call that a page needs, or how a page ended. */
export type FromRenderer =
  | { kind: 'ask'; call: number; page: number; request: Pick<TransportRequest, 'method' | 'url' | 'headers' | 'body'> }
  | { kind: 'done'; page: number; parts: PageParts }
  | { kind: 'failed'; page: number; message: string; stack?: string }
