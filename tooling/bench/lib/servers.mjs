import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Starts a shop on a port, with a new data folder unless a database is named.
 * @param built root of the built repository; by default this one
 */
export async function startShop(port, env = {}, built = root) {
  const main = join(built, 'apps/server/dist/main.js')
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  let output = ''
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'development', RATE_LIMIT: 'off', PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const origin = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${origin}/api/areas/110000/v1`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      break
    if (tries > 900 || child.exitCode !== null) throw new Error(`The shop did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    pid: child.pid,
    output: () => output,
    /** Kills the server without letting it finish, as a power cut does. */
    kill: () => child.kill('SIGKILL'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const closed = new Promise((resolve) => child.once('close', resolve))
        child.kill('SIGTERM')
        await closed
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a plain HTTP server that answers every request with the same bytes. */
export async function serveBytes(bytes, headers) {
  const server = createServer((_, reply) => {
    reply.writeHead(200, headers)
    reply.end(bytes)
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
