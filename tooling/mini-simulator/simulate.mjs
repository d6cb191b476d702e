#!/usr/bin/env node
/** `pnpm simulate mini-program|smart-app [--api http://localhost:3000] [--port 5170]`: opens a built app in a phone frame in a browser. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serve } from './src/serve.mjs'

const APPS = ['mini-program', 'smart-app']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string', default: 'http://localhost:3000' }, port: { type: 'string', default: '5170' } },
})
const name = positionals[0] ?? ''
if (!APPS.includes(name)) {
  console.error(`Which app? pnpm simulate ${APPS.join('|')} [--api http://localhost:3000] [--port 5170]`)
  process.exit(1)
}
const dist = fileURLToPath(new URL(`../../apps/${name}/dist`, import.meta.url))
if (!existsSync(`${dist}/app.json`)) {
  console.error(`${name} is not built yet: pnpm --filter @hearth/${name} build`)
  process.exit(1)
}

const answers = await fetch(values.api).then(
  () => true,
  () => false,
)
if (!answers) console.warn(`No shop answers at ${values.api}; start one with: npm start`)

const { address, app, close } = await serve(dist, { apiBase: values.api, port: Number(values.port) }).catch((error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${values.port} is taken; choose another with --port` : error.message)
  process.exit(1)
})
for (const { file, line, message } of app.warnings) console.warn(`${file}:${line} ${message}`)
console.log(`${name} runs at ${address} against the shop at ${values.api}. Build again and press Restart to see a change; Ctrl-C stops.`)
process.once('SIGINT', () => void close().then(() => process.exit(0)))
