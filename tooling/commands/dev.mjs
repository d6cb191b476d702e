#!/usr/bin/env node
/** `pnpm dev`: runs the server, which restarts on each change, and the web shell with hot reload in front of it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

await install()
await build(['@hearth/sdk'], ['build'])

const server = `http://${process.env.HOST || 'localhost'}:${process.env.PORT || 3000}`
const env = { HEARTH_SERVER: server, ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data') }
console.log(
  `  Pages with hot reload stand at the address that Vite prints; ${server} answers their calls, and shows the pages as they were built last.`,
)
const children = [
  spawn('npx', ['tsup', '--watch', '--onSuccess', 'node dist/main.js'], {
    cwd: join(root, 'apps/server'),
    stdio: 'inherit',
    env,
  }),
  spawn('npx', ['vite'], { cwd: join(root, 'apps/web'), stdio: 'inherit', env }),
]
process.on('SIGINT', () => {})
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')))
for (const child of children) child.on('close', () => children.forEach((other) => other.kill('SIGTERM')))
