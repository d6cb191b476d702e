import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))

/** The address of a running shop, which other processes can use too. */
export interface ShopAddress {
  origin: string
  dataDir: string
  /** Path of the file with the output of the server. */
  log: string
}

/** A running shop. */
export interface OpenShop extends ShopAddress {
  /** Returns the last login code that was printed for a number. */
  loginCode(telephone: string): Promise<string>
  /** Returns the printed answer of a captcha. */
  captcha(captchaId: string): Promise<string>
}

/** A shop that this process started. */
export interface RunningShop extends OpenShop {
  /** Returns the output of the server so far. */
  output(): string
  stop(): Promise<void>
  /** Kills the server with `kill -9`. */
  kill(): Promise<void>
}

/** Returns access to a shop that another process started. */
export const visitShop = (address: ShopAddress): OpenShop => ({
  ...address,
  loginCode: (telephone) =>
    until(
      () => [...readFileSync(address.log, 'utf8').matchAll(new RegExp(`${telephone}\\D+(\\d{6})`, 'g'))].at(-1)?.[1],
      `a login code for ${telephone}`,
    ),
  captcha: (captchaId) =>
    until(
      () => new RegExp(`^Captcha ${captchaId}: (\\w+)$`, 'm').exec(readFileSync(address.log, 'utf8'))?.[1],
      `what the captcha ${captchaId} shows`,
    ),
})

/**
 * Starts the built server on a free port, with the built web shell. In tests it makes no AVIF pictures: they take a
 * minute of a core for each new shop, and look the same.
 * @param dataDir folder of the shop's data; a temporary folder when absent
 */
export async function startShop(dataDir?: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hearth-shop-'))
  const port = env['PORT'] ?? (await freePort())
  const origin = `http://localhost:${port}`
  const log = join(mkdtempSync(join(tmpdir(), 'hearth-log-')), 'server.log')
  const out = openSync(log, 'a')
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...(process.env.VITEST ? { AVIF: 'off' } : {}),
      ...{ NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder },
      ...env,
    },
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  const output = () => readFileSync(log, 'utf8')
  await answering(origin, child, output)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) {
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill(signal)
      await closed
    }
  }
  return {
    ...visitShop({ origin, dataDir: folder, log }),
    output,
    async stop() {
      await end('SIGTERM')
      rmSync(dirname(log), { recursive: true, force: true })
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
  }
}

const clock = new URL('clock-ahead.mjs', import.meta.url).href

/**
 * Restarts a shop at its address, with its clock moved ahead.
 * @param ahead difference to the real time, ms
 */
export async function openLater(
  shop: RunningShop,
  ahead: number,
  env: Record<string, string> = {},
): Promise<RunningShop> {
  await shop.stop()
  return startShop(shop.dataDir, {
    ...{ PORT: new URL(shop.origin).port, CLOCK_AHEAD: String(ahead), NODE_OPTIONS: `--import=${clock}` },
    ...env,
  })
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

/** Repeats a request until it returns a result: every 50 ms at first, later every 500 ms. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  what: string,
  patience = 45_000,
): Promise<T> {
  const deadline = Date.now() + patience
  for (let pause = 50; ; pause = Math.min(500, pause * 1.2)) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Returns a port on which nothing listens. */
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
