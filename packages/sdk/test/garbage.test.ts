import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStub, type Stub } from './stub-server'

const run = promisify(execFile)

/** A bundle of the client as importers have it, to be run in a separate process. */
const client = join(mkdtempSync(join(tmpdir(), 'hearth-client-')), 'client.mjs')
beforeAll(() =>
  build({
    stdin: { contents: "export * from './index'", resolveDir: fileURLToPath(new URL('../src', import.meta.url)) },
    outfile: client,
    bundle: true,
    format: 'esm',
    conditions: ['hearth-source'],
    platform: 'neutral',
    logLevel: 'error',
  }),
)
afterAll(() => rmSync(join(client, '..'), { recursive: true }))

/** Runs a script that can use `api`, in a separate Node process. @returns its output */
const inNode = async (stub: Stub, script: string): Promise<string> => {
  const whole = `import { cart, createApi } from ${JSON.stringify(client)}
    const api = createApi({ baseUrl: ${JSON.stringify(stub.url)}, channelId: 1, platformId: 1, maxBytes: Infinity }, { cart })
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    const collect = async () => { for (let round = 0; round < 10; round++) { globalThis.gc(); await pause(10) } }
    ${script}`
  const { stdout } = await run(process.execPath, ['--expose-gc', '--input-type=module', '-e', whole], {
    timeout: 25_000,
  })
  return stdout.trim()
}

describe('on Node, after a garbage collection', () => {
  const endless = (after: 'headers' | 'nothing') =>
    openStub((_, response) => {
      if (after === 'headers') response.writeHead(200).write('{"code":0')
      const flow = after === 'headers' && setInterval(() => response.write(' '.repeat(1000)), 5)
      response.on('close', () => flow && clearInterval(flow))
    })

  it.each([
    ['a deadline', 'const ended = api.cart.count({}, { timeout: 1000 })', 'await collect()', 'ECONNABORTED'],
    [
      'its caller',
      'const controller = new AbortController(); const ended = api.cart.count({}, { signal: controller.signal })',
      'await pause(500); await collect(); controller.abort()',
      'ERR_ABORTED',
    ],
  ])(
    'a body is no longer read once %s has ended it: the server sees the connection end while the process lives',
    async (_, begin, then, code) => {
      for (const after of ['headers', 'nothing'] as const) {
        const stub = await endless(after)
        // The script asks this second server whether the first one has seen the connection end. Until this answer
        // comes, the process of the script lives.
        const asked = openStub(async (_, response) => {
          for (let tries = 0; tries < 500 && !stub.dropped(); tries++)
            await new Promise((resolve) => setTimeout(resolve, 20))
          response.end(String(stub.dropped()))
        })
        const watch = await asked
        const printed = await inNode(
          stub,
          `${begin}; ended.catch(() => {}); ${then}; const code = await ended.catch(({ code }) => code); console.log(code, await (await fetch('${watch.url}')).text())`,
        )
        expect(printed).toBe(`${code} 1`)
        await Promise.all([stub.close(), watch.close()])
      }
    },
  )
})

it('a reply that may be reused for an hour does not keep a process alive', async () => {
  const stub = await openStub((_, response) => void response.end('{"code":0,"data":{"count":1}}'))
  expect(
    await inNode(
      stub,
      "console.log(await api.cart.count({}, { maxAge: 3_600_000 })); process.on('exit', () => console.log('ended'))",
    ),
  ).toBe('{ count: 1 }\nended')
  await stub.close()
})
