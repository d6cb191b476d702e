import type { PageRequest } from '@hearth/sdk/render'
import type { TransportRequest } from '@hearth/sdk/core'
import type { PageParts } from '#web/finished-page'

/** Start data of a render thread. */
export interface RenderWorkerData {
  /** The file of the web shell that renders pages. */
  file: string
  /** Origins that pages may request besides the shop's own. */
  origins: readonly string[]
}

/**
 * A message from the server to the thread: a page to render, or the reply to one of the page's calls. `reply` is absent
 * if the call failed.
 */
export type ToRenderer =
  | { kind: 'render'; page: number; request: PageRequest }
  | { kind: 'answer'; call: number; reply?: { status: number; headers: Record<string, string>; text: string } }

/** A message from the thread to the server: a call that a page needs, or the end of a page. */
export type FromRenderer =
  | { kind: 'ask'; call: number; page: number; request: Pick<TransportRequest, 'method' | 'url' | 'headers' | 'body'> }
  | { kind: 'done'; page: number; parts: PageParts }
  | { kind: 'failed'; page: number; message: string; stack?: string }
