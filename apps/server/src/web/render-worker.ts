import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Transport } from '@hearth/sdk/core'
import type { RenderPage } from '@hearth/sdk/render'
import { pageParts } from '#web/finished-page'
import type { FromRenderer, RenderWorkerData, ToRenderer } from '#web/render-messages'

/** The program of a thread that renders pages. The server's own thread answers the calls of the pages. */
const port = parentPort!
const { file, origins } = workerData as RenderWorkerData
const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage }
const waiting = new Map<number, (message: Extract<ToRenderer, { kind: 'answer' }>) => void>()
let calls = 0

// On Linux each thread has a priority of its own. With few cores, requests to the API come before pages that are made
// anew.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

const transportOf =
  (page: number): Transport =>
  ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const call = (calls += 1)
      waiting.set(call, ({ reply }) => {
        if (reply)
          resolve({
            status: reply.status,
            headers: { get: (name) => reply.headers[name] },
            text: () => Promise.resolve(reply.text),
          })
        else reject({ kind: 'network' })
      })
      tell({ kind: 'ask', call, page, request: { method, url, headers: { ...headers }, body } })
    })

function tell(message: FromRenderer, transfer: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, [...transfer])
}

port.on('message', (message: ToRenderer) => {
  if (message.kind === 'answer') {
    waiting.get(message.call)?.(message)
    waiting.delete(message.call)
    return
  }
  const { page, request } = message
  render(request, transportOf(page)).then(
    (rendered) => {
      const parts = pageParts(rendered, origins)
      tell({ kind: 'done', page, parts }, [parts.plain.buffer as ArrayBuffer])
    },
    (error: Error) => tell({ kind: 'failed', page, message: error.message, stack: error.stack }),
  )
})
