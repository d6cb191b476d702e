#!/usr/bin/env node
/**
 * `pnpm new call <area> <name> "<METHOD /path flags>"`, `pnpm new screen <name> <path> <title>
 * <package>`, `pnpm new rule <group>/<name>`. Each writes the files a newcomer would write by hand, and prints what is left to do.
 */
import { fileURLToPath } from 'node:url'
import { newCall } from './lib/new-call.mjs'
import { newRule } from './lib/new-rule.mjs'
import { newScreen } from './lib/new-screen.mjs'

const kinds = { call: newCall, screen: newScreen, rule: newRule }
const root = fileURLToPath(new URL('../..', import.meta.url))
const [kind, ...words] = process.argv.slice(2)

try {
  if (!kinds[kind])
    throw new Error(
      'pnpm new call <area> <name> "METHOD /path flags"\npnpm new screen <name> </path> <title> <package>\npnpm new rule <group>/<name>',
    )
  console.log(kinds[kind](root, ...words).join('\n'))
} catch (error) {
  console.error(error.message)
  process.exit(2)
}
