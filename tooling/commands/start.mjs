#!/usr/bin/env node
/**
 * `npm start`: installs packages, builds everything that is out of date, and serves the shop. PORT, HOST, DATA_DIR and
 * DATABASE_URL configure it.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

await install()
await build(['@hearth/server', '@hearth/web'], ['build'])

const env = { ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data') }
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && server.kill(signal))
server.on('close', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
