#!/usr/bin/env node
// Checks the types of a package with the compiler `typescript-checker`, which only checks, and takes a third of the
// time. Tools that use TypeScript as a library, and the build of declarations, use the package `typescript`.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const manifest = createRequire(import.meta.url).resolve('typescript-checker/package.json')
const compiler = join(dirname(manifest), 'bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '--noEmit', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
