import { Worker } from 'node:worker_threads'
import type { Transport } from '@hearth/sdk/core'
import type { PageRequest } from '@hearth/sdk/render'
import type { PageParts } from '#web/finished-page'
import type { FromRenderer, RenderWorkerData, ToRenderer } from '#web/render-messages'
import type { Renderer } from '#web/page-renderer'

/** How rendering threads are started. */
export interface RenderThreadsOptions extends RenderWorkerData {
  /** The built program of a thread. */
  program: URL
  threads: number
}

/**
 * Maximum number of pages that one thread renders at the same time: while one page waits for its calls, the other is
 * rendered.
 */
const PAGES_A_THREAD = 2

interface UnderWay {
  transport: Transport
  done(parts: PageParts): void
  failed(error: Error): void
}

interface Thread {
  pages: Map<number, UnderWay>
  render(page: number, request: PageRequest, underWay: UnderWay): void
  close(): Promise<void>
}

/**
 * Renders in threads of their own, so that rendering a page never keeps another request waiting. If a thread ends, the
 * pages that it was rendering fail, and the next page starts a new thread.
 */
export function renderThreads({ program, threads, ...data }: RenderThreadsOptions): Renderer {
  const started = new Map<number, Thread>()
  let pages = 0
  const threadAt = (place: number): Thread => {
    const known = started.get(place)
    if (known) return known
    const thread = startThread(program, data, () => started.get(place) === thread && started.delete(place))
    started.set(place, thread)
    return thread
  }
  const idlest = (): Thread => {
    const places = Array.from({ length: threads }, (_, place) => place)
    const load = (place: number) => started.get(place)?.pages.size ?? 0
    return threadAt(places.reduce((best, place) => (load(place) < load(best) ? place : best)))
  }
  return {
    atOnce: threads * PAGES_A_THREAD,
    render: (request, transport) =>
      new Promise((done, failed) => idlest().render((pages += 1), request, { transport, done, failed })),
    close: async () => void (await Promise.all([...started.values()].map((thread) => thread.close()))),
  }
}

function startThread(program: URL, data: RenderWorkerData, onEnd: () => void): Thread {
  const worker = new Worker(program, { workerData: data })
  const pages = new Map<number, UnderWay>()
  const tell = (message: ToRenderer): void => worker.postMessage(message)

  async function answer({ call, page, request }: Extract<FromRenderer, { kind: 'ask' }>): Promise<void> {
    try {
      const reply = await pages.get(page)!.transport({ ...request, ...IN_PROCESS })
      const headers = Object.fromEntries(
        HEADERS.map((name) => [name, reply.headers.get(name) ?? '']).filter(([, value]) => value !== ''),
      )
      tell({
        kind: 'answer',
        call,
        reply: { status: reply.status, headers: headers as Record<string, string>, text: await reply.text() },
      })
    } catch {
      tell({ kind: 'answer', call })
    }
  }
  const settle = (page: number): UnderWay | undefined => {
    const underWay = pages.get(page)
    pages.delete(page)
    return underWay
  }
  const end = (error: Error): void => {
    onEnd()
    for (const page of [...pages.keys()]) settle(page)?.failed(error)
  }

  worker.on('message', (message: FromRenderer) => {
    if (message.kind === 'ask') void answer(message)
    else if (message.kind === 'done') settle(message.page)?.done(message.parts)
    else settle(message.page)?.failed(Object.assign(new Error(message.message), { stack: message.stack }))
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`a thread that renders ended with ${code}`)))
  worker.unref()
  return {
    pages,
    render(page, request, underWay) {
      pages.set(page, underWay)
      tell({ kind: 'render', page, request })
    },
    close: async () => void (await worker.terminate()),
  }
}

/** Headers of a reply that the SDK reads. */
const HEADERS = ['retry-after', 'date']

/** Fields of a request that matter only over a network. */
const IN_PROCESS = {
  credentials: false,
  timeout: 0,
  redirect: 'follow',
  maxBytes: Infinity,
  onAbort: () => {},
} as const
