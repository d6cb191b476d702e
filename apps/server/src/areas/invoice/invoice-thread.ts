import { Worker } from 'node:worker_threads'
import type { InvoiceView } from '#ports/invoice-issuer'

interface Drawn {
  id: number
  pdf?: Uint8Array
  fault?: string
}

/** Ms after which a thread that draws nothing more is ended: its font takes some memory. */
const IDLE = 60_000

/**
 * Draws invoices in a thread of their own, which is started when it is wanted and ended when it is not.
 * @param program the built program of the thread
 */
export function drawInThread(program: URL): (view: InvoiceView) => Promise<Buffer> {
  let worker: Worker | undefined
  let drawn = 0
  const waiting = new Map<number, { done(pdf: Buffer): void; failed(error: Error): void }>()
  let idle: NodeJS.Timeout | undefined

  function end(error: Error): void {
    worker = undefined
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }

  function start(): Worker {
    const thread = new Worker(program)
    thread.unref()
    thread.on('message', ({ id, pdf, fault }: Drawn) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (pdf) one?.done(Buffer.from(pdf))
      else one?.failed(new Error(fault ?? 'nothing was drawn'))
      if (waiting.size === 0) idle = setTimeout(() => void thread.terminate(), IDLE).unref()
    })
    thread.on('error', end)
    thread.on('exit', () => end(new Error('the thread that draws invoices ended')))
    return thread
  }

  return (view) =>
    new Promise((done, failed) => {
      clearTimeout(idle)
      worker ??= start()
      drawn += 1
      waiting.set(drawn, { done, failed })
      worker.postMessage({ id: drawn, view })
    })
}
