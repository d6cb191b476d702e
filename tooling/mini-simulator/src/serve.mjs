import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { pack } from './pack/pack.mjs'
import { passToShop } from './pass-to-shop.mjs'
import { watchBuilds } from './watch-builds.mjs'

const here = (/** @type {string} */ path) => new URL(path, import.meta.url)

/** Files of the simulator itself, by their address. */
const FILES = {
  '/': ['page/desk.html', 'text/html'],
  '/~/desk.css': ['page/desk.css', 'text/css'],
  '/~/desk.js': ['page/desk.js', 'text/javascript'],
  '/~/phone-address.js': ['page/phone-address.js', 'text/javascript'],
  '/~/phone': ['page/phone.html', 'text/html'],
  '/~/phone.css': ['page/phone.css', 'text/css'],
}

/** The script with the engine and the phone, built once. @type {Promise<string> | undefined} */
let hostScript

const buildHost = async () => {
  const entry = fileURLToPath(here('host/main.mjs'))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome100',
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * A running simulator.
 * @typedef {object} Served
 * @property {string} address address of the developer's desk; `${address}/~/phone` is that of the phone alone
 * @property {import('./pack/pack.mjs').AppPackage} app
 * @property {() => Promise<void>} close
 */

/**
 * Serves a built app: the desk at `/`, the phone alone at `/~/phone`, and everything else from the shop's server. Each
 * load of the phone packs the folder again, so that a reload shows a new build.
 * @param {string} dist folder of the built app
 * @param {{ apiBase?: string, port?: number, watch?: boolean }} [options] the shop's server (default
 *   http://localhost:3000); port 0 chooses a free one; `watch` tells the desk when the folder was built again
 * @returns {Promise<Served>}
 */
export async function serve(dist, { apiBase = 'http://localhost:3000', port = 0, watch = false } = {}) {
  let packed = pack(dist)
  const host = await (hostScript ??= buildHost())
  const shop = passToShop(apiBase)
  const builds = watch ? watchBuilds(dist) : undefined

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const send = (/** @type {string | Buffer} */ body, /** @type {string} */ type) => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      response.end(body)
    }
    const file = FILES[/** @type {keyof typeof FILES} */ (path)]
    if (file) {
      send(readFileSync(here(file[0] ?? '')), file[1] ?? '')
    } else if (path === '/~/package.js') {
      packed = pack(dist)
      send(packed.code, 'text/javascript')
    } else if (path === '/~/host.js') {
      send(host, 'text/javascript')
    } else if (path === '/~/builds') {
      if (builds) builds.tell(response)
      else response.writeHead(204).end()
    } else {
      shop(request, response)
    }
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://127.0.0.1:${address.port}`,
    app: packed.app,
    close: async () => {
      builds?.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
