import { parentPort } from 'node:worker_threads'

/** Draws what the server's thread requests by `drawInThread`. The server's thread answers other requests meanwhile. */
export function answerInThread<Asked extends readonly object[]>(draw: (...asked: Asked) => Promise<Uint8Array>): void {
  parentPort?.on('message', ({ id, asked }: { id: number; asked: Asked }) => {
    draw(...asked).then(
      (bytes) => parentPort?.postMessage({ id, bytes }),
      (error: Error) => parentPort?.postMessage({ id, fault: error.message }),
    )
  })
}
