import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { createOpsClient, type OpsClient } from '@hearth/ops'
import { askRunningServer } from '#operator/ask-running-server'
import { requestOf } from '#operator/files/request-of'
import { writeTable } from '#operator/files/write-table'
import { HELP } from '#operator/help'
import type { OpenedShop } from '#operator/open-without-server'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'
import { dataOf } from '#operator/ops-in-process'
import { runCommand } from '#operator/run-operator'
import { systemRandom } from '#shop/random'

/** A path as the owner means it, also where pnpm runs the command in the folder of the project. */
const fromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path)

/** Calls of a running server; without one, the database is opened with the first call, and asked from then on. */
function openCalls(): { ops: OpsClient; close(): Promise<void> } {
  const url = process.env['DATABASE_URL']
  const dataDir = resolve(process.env['DATA_DIR'] || '.data')
  const user = userName()
  let opened: OpenedShop | undefined
  const ops = createOpsClient(async (call, { kind }, payload) => {
    const [table = '', name = ''] = call.split('.')
    const asked = { call, payload, user, ...(kind === 'write' ? { key: systemRandom.uuid() } : {}) }
    const reply = url || opened ? undefined : await askRunningServer(dataDir, asked)
    if (reply) return dataOf(reply)
    opened ??= await openHere(dataDir, url, user)
    const calls = opened.ops[table as keyof OpsClient] as unknown as Record<string, (of: object) => Promise<object>>
    return calls[name]!(payload)
  })
  return { ops, close: async () => opened?.close() }
}

async function openHere(dataDir: string, url: string | undefined, user: string): Promise<OpenedShop> {
  if (!url && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no shop in ${dataDir}. Start it once with npm start, or say with DATA_DIR where it is.`)
  // Loaded only where it is needed: most commands are answered by a running server.
  const { openWithoutServer } = await import('#operator/open-without-server')
  return openWithoutServer(dataDir, url, user)
}

/** The user of the machine who gives the command, for the audit log. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'hearth'
  }
}

async function answerTo(request: OperatorRequest): Promise<OperatorAnswer> {
  const { ops, close } = openCalls()
  try {
    return await runCommand({ ops, now: Date.now() }, request)
  } finally {
    await close()
  }
}

try {
  const args = process.argv.slice(2)
  const wantsHelp = args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')
  const { code, output, table }: OperatorAnswer = wantsHelp
    ? { code: 0, output: HELP }
    : await answerTo(await requestOf(args, fromHere))
  if (table) await writeTable(fromHere(table.path), table.rows)
  ;(code === 0 ? process.stdout : process.stderr).write(`${output}\n`)
  process.exitCode = code
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
