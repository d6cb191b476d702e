#!/usr/bin/env node
/**
 * `pnpm simulate mini-program|smart-app`: opens an app in a browser, in the frame of a phone; builds the app first if
 * it was never built. `--api http://localhost:3000` is the shop, `--port 5170` the port of the desk, the page for
 * developers that shows the phone and its log. `--path pages-shop/product/index?spuNo=1001`, `--scene 1154`, `--dark`
 * and `--notch` set how the app is opened; the desk can change them.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../commands/lib/build.mjs'
import { install } from '../commands/lib/install.mjs'
import { serve } from './src/serve.mjs'

const APPS = ['mini-program', 'smart-app']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '5170' },
    path: { type: 'string' },
    scene: { type: 'string' },
    dark: { type: 'boolean' },
    notch: { type: 'boolean' },
  },
})
const name = positionals[0] ?? ''
if (!APPS.includes(name)) {
  console.error(
    `Which app? pnpm simulate ${APPS.join('|')} [--api http://localhost:3000] [--port 5170] [--path <page and query>] [--scene <number>] [--dark] [--notch]`,
  )
  process.exit(1)
}
const dist = fileURLToPath(new URL(`../../apps/${name}/dist`, import.meta.url))
if (!existsSync(`${dist}/app.json`)) {
  await install()
  await build([`@hearth/${name}`], ['build'])
}

const answers = await fetch(values.api).then(
  () => true,
  () => false,
)
if (!answers) console.warn(`No shop answers at ${values.api}; start one with: npm start`)

const { address, app, close } = await serve(dist, {
  apiBase: values.api,
  port: Number(values.port),
  watch: true,
}).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${values.port} is taken; choose another with --port` : error.message,
  )
  process.exit(1)
})
for (const { file, line, message } of app.warnings) console.warn(`${file}:${line} ${message}`)
const { path = '', scene = '', dark, notch } = values
const opening = new URLSearchParams(
  Object.entries({ path, scene, dark: dark ? '1' : '', notch: notch ? '1' : '' }).filter(([, value]) => value),
)
const page = opening.size ? `${address}/?${opening}` : address
console.log(`${name} runs at ${page} against the shop at ${values.api}. A new build is opened by itself; Ctrl-C stops.`)
process.once('SIGINT', () => void close().then(() => process.exit(0)))
