import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))

/** A running shop of its own: built server, built web shell, a fresh data folder. */
export interface RunningShop {
  origin: string
  dataDir: string
  /** What the server has printed so far. */
  output(): string
  /** The login code that the console sender printed last for a number. */
  loginCode(telephone: string): Promise<string>
  stop(): Promise<void>
  /** `kill -9`. */
  kill(): Promise<void>
}

/**
 * Starts the built server on a free port.
 * @param dataDir a folder to keep; without one, a new folder that goes when the shop stops. It begins as a copy of
 * `SHOP_TEMPLATE`, where there is one: a shop that was opened once and closed, which spares the others their first
 *   start.
 */
export async function startShop(dataDir?: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hearth-shop-'))
  if (!dataDir && process.env.SHOP_TEMPLATE) cpSync(process.env.SHOP_TEMPLATE, folder, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let output = ''
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  await answering(origin, child, () => output)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) {
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill(signal)
      await closed
    }
  }
  return {
    origin,
    dataDir: folder,
    output: () => output,
    loginCode: (telephone) =>
      until(
        () => [...output.matchAll(new RegExp(`${telephone}\\D+(\\d{6})`, 'g'))].at(-1)?.[1],
        `a login code for ${telephone}`,
      ),
    async stop() {
      await end('SIGTERM')
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
  }
}

async function answering(origin: string, child: ChildProcess, output: () => string) {
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`The server stopped while it started:\n${output()}`)
      return fetch(`${origin}/api/cart/count/v1`).then(
        () => true,
        () => undefined,
      )
    },
    `an answer of ${origin}`,
    180_000,
  )
}

/** Asks again until there is an answer. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  what: string,
  patience = 45_000,
): Promise<T> {
  const deadline = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A port nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
