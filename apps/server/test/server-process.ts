import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'tsup'
import { expect } from 'vitest'
import { migrations } from '../tsup.config'
import type { ShopFile } from '@hearth/ops'
import { isPooled } from './pooler'

const home = join(import.meta.dirname, '..')

/** The server and the operator's command as separate programs, built from the current source. */
export interface Programs {
  main: string
  operator: string
}

/**
 * Returns the programs that turbo has built from this source. For tests run by hand, builds them beside the installed
 * packages, so that imports resolve.
 * @param test name of the test, since several tests may build at once
 */
export async function buildPrograms(test: string): Promise<Programs> {
  if (process.env['TURBO_HASH']) return programsIn(join(home, 'dist'))
  const folder = join(home, `node_modules/.${test}-test`)
  await build({
    config: join(home, 'tsup.config.ts'),
    entry: {
      main: join(home, 'src/main.ts'),
      operator: join(home, 'src/operator/main.ts'),
      'render-worker': join(home, 'src/web/render-worker.ts'),
      ...migrations,
    },
    tsconfig: join(home, 'tsconfig.json'),
    outDir: folder,
    sourcemap: false,
    silent: true,
  })
  return programsIn(folder)
}

const programsIn = (folder: string): Programs => ({
  main: join(folder, 'main.js'),
  operator: join(folder, 'operator.js'),
})

/** A server in a process of its own. */
export interface ServerProcess {
  address: string
  pid: number
  /** Returns all its output so far. */
  output(): string
  /** Resolves once its output matches a pattern. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>
  /** Returns the login code of a telephone, once it was printed. */
  codeOf(telephone: string): Promise<string>
  /** Returns bytes of its heap after garbage collection; needs `HEAP_REPORT`. */
  heap(): Promise<number>
  /** Kills the server, like a power cut. */
  kill(): Promise<void>
  /**
   * Ends the server like Ctrl-C, or by another signal.
   * @returns the exit code
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A program's output and how it ended. */
export interface Ended {
  code: number | null
  output: string
}

/** Options of Node by which a server can report its heap. */
export const HEAP_REPORT = ['--expose-gc', '--import', pathToFileURL(join(import.meta.dirname, 'report-heap.mjs')).href]

/** Environment of the tests' programs. */
const ENVIRONMENT = { NODE_ENV: 'development', ...(isPooled ? { NAMED_STATEMENTS: 'off' } : {}) }

/** Starts a server and waits until it answers. `options` are Node's own. */
export async function startServerProcess(
  main: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...options, main], {
    env: { ...process.env, ...ENVIRONMENT, WEB_DIR: join(home, 'no-web-shell'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const printed = listen(child)
  let heapsAsked = 0
  const address = (await printed.find(/The shop is open: (\S+)/, gone))[1] ?? ''
  return {
    address,
    pid: child.pid ?? 0,
    output: () => printed.all(),
    printed: (pattern) => printed.find(pattern, gone),
    async codeOf(telephone) {
      return (await printed.find(new RegExp(`SMS to ${telephone}: login code (\\d+)`), gone))[1] ?? ''
    },
    async heap() {
      child.kill('SIGUSR2')
      const [, bytes] = await printed.find(new RegExp(`heap ${(heapsAsked += 1)}: (\\d+)`), gone)
      return Number(bytes)
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    stop(signal = 'SIGINT') {
      child.kill(signal)
      return gone
    },
  }
}

/** Runs a program to its end. */
export async function runProgram(
  file: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = listen(child)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: printed.all() }
}

/**
 * Starts a server that has only the contents of a shop file, which is left in `folder`. By default the server limits
 * and logs nothing.
 */
export async function startShopProcess(
  { main, operator }: Programs,
  folder: string,
  shop: ShopFile,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const whole = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO_SHOP: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  }
  const server = await startServerProcess(main, whole)
  const file = join(folder, 'shop.json')
  writeFileSync(file, JSON.stringify(shop))
  expect(await runProgram(operator, ['import', file], whole)).toMatchObject({ code: 0 })
  return server
}

function listen(child: ChildProcess) {
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString()
      waiting.forEach((look) => look())
    })
  }
  return {
    all: () => output,
    async find(pattern: RegExp, gone: Promise<number | null>): Promise<RegExpMatchArray> {
      const found = new Promise<RegExpMatchArray>((resolve) => {
        const look = () => {
          const match = output.match(pattern)
          if (match) resolve(match)
        }
        waiting.add(look)
        look()
      })
      const ended = gone.then((code): never => {
        throw new Error(`The program ended with ${code} before it printed ${pattern}:\n${output}`)
      })
      return Promise.race([found, ended])
    },
  }
}
