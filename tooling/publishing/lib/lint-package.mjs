import { readdirSync, readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { entriesOf } from './published.mjs'

/** Files that only this repository needs. */
const unwanted = /(^|\/)(src|test|tests|scripts|node_modules)\/|\.test\.|tsconfig|\.tsx?$(?<!\.d\.ts)|\.stryker/
const wanted = ['README.md', 'LICENSE', 'package.json']

/**
 * Checks a packed package: with publint, with attw in every resolution it knows (node10, node16 from ESM and from
 * CommonJS, bundler), and the files in it.
 * @returns {Promise<string[]>} faults
 */
export async function lintPackage({ name, tarball, unpacked }) {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(unpacked.length + 1))
  const inside = [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${file} is not in it`),
    ...files.filter((file) => unwanted.test(file)).map((file) => `${file} should not be in it`),
  ]
  return [...inside, ...(await askPublint(unpacked)), ...(await askAttw(name, tarball, unpacked))].map(
    (fault) => `${name}: ${fault}`,
  )
}

async function askPublint(pkgDir) {
  const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`)
}

async function askAttw(name, tarball, unpacked) {
  // Two entries of each pattern represent the others, which differ only in their names. Checking all entries takes a
  // minute.
  const entrypoints = entriesOf(unpacked)
    .filter((one, index, all) => all.slice(0, index).filter(({ pattern }) => pattern === one.pattern).length < 2)
    .map(({ entry }) => entry)
  const { types, problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))), {
    entrypoints,
  })
  if (!types) return ['attw: it has no types']
  return problems.map(
    ({ kind, entrypoint, resolutionKind, ...rest }) =>
      `attw: ${kind} ${entrypoint ? `of ${entrypoint} for ${resolutionKind}` : JSON.stringify(rest)}`,
  )
}
