import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** Opens a shop whose replies never end. `/ended` returns the number of aborted replies, once there is one. */
export async function openEndless() {
  let hungUp
  const first = new Promise((resolve) => (hungUp = resolve))
  let ended = 0
  const server = createServer(async (request, response) => {
    if (request.url === '/ended') {
      await first
      return response.end(String(ended))
    }
    response.writeHead(200).write('{"code":0')
    const flow = setInterval(() => response.write(' '.repeat(1000)), 5)
    response.on('close', () => {
      clearInterval(flow)
      ended += 1
      hungUp()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Makes a call with an endless reply on the given version of Node. Garbage is collected during the call, which ends at
 * its time limit. The process waits until the server has seen the abort.
 */
export async function giveUp(node, folder, url) {
  const script = `import { cart, createApi } from '@hearth/sdk'
    const call = createApi({ baseUrl: '${url}', channelId: 1, platformId: 1, maxBytes: Infinity }, { cart }).cart.count({}, { timeout: 1000 }).catch(({ code }) => code)
    for (let round = 0; round < 10; round++) { await new Promise((resolve) => setTimeout(resolve, 50)); globalThis.gc() }
    console.log(JSON.stringify({ code: await call, ended: Number(await (await fetch('${url}/ended')).text()) }))`
  const { stdout } = await runFile(node, ['--expose-gc', '--input-type=module', '-e', script], {
    cwd: folder,
    timeout: 60_000,
  })
  return JSON.parse(stdout)
}
