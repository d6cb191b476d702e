import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix, relative, sep } from 'node:path'
import compiler from 'glass-easel-template-compiler'
import { builtinTemplates } from './builtin-templates.mjs'
import { clientMarkup } from './client-markup.mjs'
import { browserSheets } from './style-sheets.mjs'
import { swanMarkup } from './swan-markup.mjs'

/** The file extensions of both platforms. */
const ENDINGS = {
  weapp: { template: '.wxml', script: '.wxs', style: '.wxss' },
  swan: { template: '.swan', script: '.sjs', style: '.css' },
}

const PICTURES = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * A built app in the form that the browser loads.
 * @typedef {object} AppPackage
 * @property {'weapp' | 'swan'} platform
 * @property {Record<string, string>} js texts of scripts by path
 * @property {Record<string, any>} json settings by path without extension
 * @property {Record<string, string>} css style sheets by path without extension
 * @property {Record<string, string>} assets pictures as data addresses, by path from the root
 * @property {{ file: string, line: number, message: string }[]} warnings messages of the template compiler
 */

/**
 * Packs a built mini-program or smart-app into one script for the browser.
 * @param {string} dist
 * @returns {{ app: AppPackage, code: string }}
 * @throws if the folder contains no built app
 */
export function pack(dist) {
  if (!existsSync(join(dist, 'app.json'))) throw new Error(`No built app in ${dist}: app.json is missing`)
  const files = listFiles(dist)
  const platform = files.some((file) => file.endsWith('.swan')) ? 'swan' : 'weapp'
  const endings = ENDINGS[platform]
  const group = new compiler.TmplGroup()
  /** @type {AppPackage} */
  const app = { platform, js: {}, json: {}, css: {}, assets: {}, warnings: [] }

  for (const [name, markup] of Object.entries(builtinTemplates)) group.addTmpl(`__builtin/${name}`, markup)
  for (const file of files) {
    const ending = extname(file)
    const path = file.slice(0, -ending.length)
    const text = () => readFileSync(join(dist, file), 'utf8')
    if (ending === endings.template) {
      const found = group.addTmpl(path, clientMarkup(platform === 'swan' ? swanMarkup(text()) : text()))
      for (const { message, startLine } of found) app.warnings.push({ file, line: startLine, message })
    } else if (ending === endings.script) group.addScript(path, text())
    else if (ending === endings.style) app.css[path] = text()
    else if (ending === '.js') app.js[file] = text()
    else if (ending === '.json') app.json[path] = JSON.parse(text())
    else if (ending in PICTURES) app.assets[`/${file}`] = dataAddress(PICTURES[ending], readFileSync(join(dist, file)))
  }
  app.css = browserSheets(app.css)
  const templates = group.getTmplGenObjectGroups()
  group.free()
  return {
    app,
    code: `globalThis.__miniPackage = ${JSON.stringify(app)}\nglobalThis.__miniPackage.templates = ${templates}\n`,
  }
}

/** @param {string} folder */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join(posix.sep),
    )

/** @type {(type: string, bytes: Buffer) => string} */
const dataAddress = (type, bytes) => `data:${type};base64,${bytes.toString('base64')}`
