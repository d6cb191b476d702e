#!/usr/bin/env node
/**
 * `pnpm graph`: draws the packages and their dependencies into the READMEs. With `--check`, it only reports outdated
 * drawings.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawGraph } from './lib/draw-graph.mjs'
import { readPackages } from './lib/read-packages.mjs'
import { root } from './lib/run.mjs'

const graph = drawGraph(readPackages())
const stale = ['README.md', 'README.zh-CN.md'].filter((name) => {
  const text = readFileSync(join(root, name), 'utf8')
  const renewed = text.replace(/(<!-- graph -->\n)[\s\S]*?(<!-- \/graph -->)/, (_, begin, end) => begin + graph + end)
  if (renewed !== text && !process.argv.includes('--check')) writeFileSync(join(root, name), renewed)
  return renewed !== text
})
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`The graph of packages in ${stale.join(' and ')} is not what the code says; run pnpm graph`)
  process.exit(1)
}
