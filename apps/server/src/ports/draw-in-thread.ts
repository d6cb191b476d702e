import { Worker } from 'node:worker_threads'

interface Drawn {
  id: number
  bytes?: Uint8Array
  fault?: string
}

/**
 * Ms without a drawing after which the thread is ended, since the fonts that the thread has loaded take some memory.
 */
const IDLE = 60_000

/**
 * Draws in a thread of its own, which is started for the first drawing and ended when it is idle. The thread itself
 * runs `answerInThread`.
 * @param program the built program of the thread
 */
export function drawInThread<Asked extends readonly object[]>(program: URL): (...asked: Asked) => Promise<Buffer> {
  let worker: Worker | undefined
  let drawn = 0
  const waiting = new Map<number, { done(bytes: Buffer): void; failed(error: Error): void }>()
  let idle: NodeJS.Timeout | undefined

  function end(error: Error): void {
    worker = undefined
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }

  function start(): Worker {
    const thread = new Worker(program)
    thread.unref()
    thread.on('message', ({ id, bytes, fault }: Drawn) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (bytes) one?.done(Buffer.from(bytes))
      else one?.failed(new Error(fault ?? 'nothing was drawn'))
      if (waiting.size === 0) idle = setTimeout(() => void thread.terminate(), IDLE).unref()
    })
    thread.on('error', end)
    thread.on('exit', () => end(new Error('the thread that draws ended')))
    return thread
  }

  return (...asked) =>
    new Promise((done, failed) => {
      clearTimeout(idle)
      worker ??= start()
      drawn += 1
      waiting.set(drawn, { done, failed })
      worker.postMessage({ id: drawn, asked })
    })
}
