#!/usr/bin/env node
/** Checks that browser tests press, wait and look with the steps of `@hearth/browser`, which wait for the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findEarlySteps } from './src/find-early-steps.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const FOLDERS = ['apps/web/test', 'packages/ui/test', 'tooling/journeys/test', 'tooling/mini-simulator/test']

const files = FOLDERS.flatMap((folder) => readdirSync(root + folder).map((name) => `${folder}/${name}`))
/** True if a file drives a browser. A file that only renders into a document of its own drives none. */
const drives = (text) => /from '(?:playwright-core|@hearth\/browser|\.\/with-(?:browser|stub))'/.test(text)

const faults = files
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
  .filter(({ text }) => drives(text))
  .flatMap(({ file, text }) => findEarlySteps(text).map(({ line, instead }) => `${file}:${line}: ${instead}`))
for (const fault of faults) console.error(fault)
process.exit(faults.length ? 1 : 0)
