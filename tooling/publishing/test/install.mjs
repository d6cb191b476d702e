import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { packAll, published, read, root } from '../lib/published.mjs'

const runFile = promisify(execFile)

/**
 * Creates an empty project outside the workspace, where npm installs the packed packages. Their dependencies are packed
 * from the workspace too, so that no network is needed.
 * @returns {{folder: string, remove: () => void}}
 */
export function installPacked() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-importer-'))
  const others = mkdtempSync(join(tmpdir(), 'hearth-others-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "importer", "version": "1.0.0", "private": true }')
  cpSync(fileURLToPath(new URL('./importer', import.meta.url)), folder, { recursive: true })
  const npm = (cwd, ...words) =>
    execFileSync('npm', [...words, '--loglevel=error', '--ignore-scripts', '--offline'], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const archives = [
    ...packAll(others).map(({ tarball }) => tarball),
    ...dependenciesOf(published).map((place) => archive(place, others)),
  ]
  npm(folder, 'install', '--no-audit', '--no-fund', ...archives)
  rmSync(others, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Packs an installed library in the form of its registry. */
function archive(place, target) {
  const copy = mkdtempSync(join(target, 'copy-'))
  cpSync(place, join(copy, 'package'), {
    recursive: true,
    filter: (file) => !file.slice(place.length).includes('node_modules'),
  })
  execFileSync('tar', ['-czf', `${copy}.tgz`, '-C', copy, 'package'])
  return `${copy}.tgz`
}

/** Returns the folders of all libraries that packages need at run time, directly or indirectly. */
function dependenciesOf(folders, seen = new Set()) {
  for (const folder of folders) {
    const { dependencies, peerDependencies } = read(folder)
    // `/testing` needs ajv, which an importer installs too. Taro is left out, since it is too large for a test.
    const { ajv } = peerDependencies ?? {}
    const names = Object.keys({ ...dependencies, ...(ajv && { ajv }) }).filter((name) => !name.startsWith('@hearth/'))
    const found = names.map((name) => whereIs(name, folder)).filter((place) => !seen.has(place))
    for (const place of found) seen.add(place)
    dependenciesOf(found, seen)
  }
  return [...seen]
}

function whereIs(name, folder) {
  const place = join(folder, 'node_modules', name)
  return existsSync(place) ? realpathSync(place) : whereIs(name, dirname(folder))
}

/** Opens a shop with two calls: one returns a cart with three pieces, the reply of the other cannot be parsed. */
export async function openShop() {
  const server = createServer((request, response) => {
    const refused = request.url.startsWith('/api/cart/v4')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        code: refused ? 100001 : 0,
        message: refused ? '购物车走丢了' : '',
        success: !refused,
        data: refused ? null : { count: 3 },
        currentTimeMillis: 1_795_000_000_000,
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** Starts the built server with the demo shop in a temporary folder, as `npm start` does. */
export async function startDemoShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-demo-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const ended = once(child, 'close')
  const until = async (find) => {
    for (;;) {
      const found = await find()
      if (found) return found
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`)
      await setTimeout(50)
    }
  }
  await until(() =>
    fetch(`${url}/api/cart/count/v1`).then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    /** Returns the last printed login code of a telephone number. */
    codeOf: (telephone) => until(() => new RegExp(`.*SMS to ${telephone}: login code (\\d{6})`, 's').exec(output)?.[1]),
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Returns a Node of the given major version: the Node that runs the tests, if it has this version, or one from the npm
 * registry.
 * @returns {Promise<string>} path of its binary
 */
export async function nodeOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const { stdout } = await runFile(
    'npx',
    ['--yes', '--package', `node@${major}`, '--', 'node', '-p', 'process.execPath'],
    { cwd: tmpdir() },
  ).catch((cause) => {
    throw new Error(`Node ${major} cannot be had here, so nothing is known of it`, { cause })
  })
  return stdout.trim().split('\n').at(-1)
}

/** Runs a file of a project, and parses the JSON that the file prints. */
export async function printed(node, folder, file, ...words) {
  const { stdout } = await runFile(node, [file, ...words], { cwd: folder })
  return JSON.parse(stdout)
}

/** Runs a file of a project that asks a question, and answers the question. @returns its output */
export async function answered(folder, file, answer, env = {}) {
  const child = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, ...env } })
  let output = ''
  let asked = false
  child.stderr.on('data', (part) => (output += part))
  child.stdout.on('data', async (part) => {
    output += part
    if (asked || !answer) return
    asked = true
    child.stdin.end(`${await answer()}\n`)
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Returns the compiler's errors for files of a project; with `whole`, also for all types of the packages. */
export function typeFaults(ts, folder, options) {
  const { include, whole = false, ...rest } = options
  const program = ts.createProgram(
    include.map((file) => join(folder, file)),
    {
      strict: true,
      skipLibCheck: !whole,
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
      noEmit: false,
      noEmitOnError: false,
      ...rest,
    },
  )
  const { diagnostics } = program.emit()
  return [...diagnostics, ...ts.getPreEmitDiagnostics(program)].map(
    ({ file, messageText }) =>
      `${file?.fileName.slice(folder.length) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}
