#!/usr/bin/env node
/**
 * `pnpm new screen <name> </path> <title> <package>` writes a screen and its row in the table of routes, and prints the
 * remaining steps.
 */
import { fileURLToPath } from 'node:url'
import { newScreen } from './new-screen.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [kind, ...words] = process.argv.slice(2)

try {
  if (kind !== 'screen') throw new Error('pnpm new screen <name> </path> <title> <package>')
  console.log(newScreen(root, ...words).join('\n'))
} catch (error) {
  console.error(error.message)
  process.exit(2)
}
