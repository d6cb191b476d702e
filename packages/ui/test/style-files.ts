import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss, { type Root } from 'postcss'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** A style sheet of the kit. */
export interface StyleFile {
  name: string
  root: Root
}

/** All style sheets under src, parsed. */
export const styleFiles: StyleFile[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, root: postcss.parse(readFileSync(join(SOURCE, name), 'utf8')) }))

/** The style sheets of components, which the mini shells use too. */
export const moduleFiles = styleFiles.filter(({ name }) => name.endsWith('.module.css'))
