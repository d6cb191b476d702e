import { parentPort } from 'node:worker_threads'

/** Draws what the server's thread asks `drawInThread` for, one after another: it answers requests meanwhile. */
export function answerInThread<Asked extends readonly object[]>(draw: (...asked: Asked) => Promise<Uint8Array>): void {
  parentPort?.on('message', ({ id, asked }: { id: number; asked: Asked }) => {
    draw(...asked).then(
      (bytes) => parentPort?.postMessage({ id, bytes }),
      (error: Error) => parentPort?.postMessage({ id, fault: error.message }),
    )
  })
}
