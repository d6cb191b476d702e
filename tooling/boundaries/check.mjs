#!/usr/bin/env node
/**
 * Checks the arrows between the rooms: `pnpm boundaries`. With `--write` it also renews the graph in the READMEs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { arrows, isTooling } from './arrows.mjs'
import { drawGraph } from './draw-graph.mjs'
import { leavesRoom, packageOf, readSources } from './read-imports.mjs'
import { readRooms } from './read-rooms.mjs'

const rooms = readRooms()
const faults = rooms.filter((room) => !isTooling(room.name)).flatMap(faultsOf)
for (const file of ['README.md', 'README.zh-CN.md'])
  faults.push(...checkGraph(new URL(`../../${file}`, import.meta.url)))

for (const fault of faults) console.error(fault)
console.log(
  faults.length
    ? `${faults.length} arrows that may not be`
    : `Every arrow between ${rooms.length} packages is allowed.`,
)
process.exit(faults.length ? 1 : 0)

function faultsOf(room) {
  const { rooms: allowed, libraries } = arrows[room.name]
  const mayTake = (name) =>
    name.startsWith('@hearth/') ? allowed.includes(name) : libraries.includes('*') || libraries.includes(name)
  const declared = { ...room.manifest.dependencies, ...room.manifest.peerDependencies }
  const fromManifest = Object.keys(declared)
    .filter((name) => !mayTake(name))
    .map((name) => `${room.folder}/package.json: ${room.name} may not depend on ${name}`)
  const fromSources = readSources(room).flatMap(({ file, test, imports }) =>
    imports.flatMap((specifier) => {
      if (leavesRoom(specifier, file, room)) return [`${file}: ${specifier} leaves the package by a path`]
      const name = packageOf(specifier)
      if (!name || name === room.name || test) return []
      if (!mayTake(name)) return [`${file}: ${room.name} may not import ${name}${hint(room.name, name)}`]
      if (isDeep(specifier, name)) return [`${file}: ${specifier} reaches behind what ${name} exports`]
      return []
    }),
  )
  return [...fromManifest, ...fromSources]
}

function hint(from, to) {
  if (from === '@hearth/screens' && to === '@hearth/sdk')
    return ': a screen asks a store, and @hearth/state hands on the types'
  if (/server|web|mini-program|smart-app/.test(to)) return ': no app imports an app'
  return ''
}

function isDeep(specifier, name) {
  const room = rooms.find((one) => one.name === name)
  if (!room || specifier === name) return false
  const entry = `.${specifier.slice(name.length)}`
  const entries = Object.keys(room.manifest.exports ?? {})
  return !entries.some(
    (known) =>
      known === entry ||
      (known.includes('*') && entry.startsWith(known.split('*')[0]) && !entry.slice(2).includes('/')),
  )
}

function checkGraph(url) {
  const text = readFileSync(url, 'utf8')
  const renewed = text.replace(
    /(<!-- graph -->\n)[\s\S]*?(<!-- \/graph -->)/,
    (_, begin, end) => `${begin}${drawGraph(rooms)}${end}`,
  )
  if (renewed === text) return []
  if (process.argv.includes('--write')) {
    writeFileSync(url, renewed)
    return []
  }
  return [
    `${url.pathname.split('/').at(-1)}: the graph of packages is not what the code says; run pnpm boundaries --write`,
  ]
}
