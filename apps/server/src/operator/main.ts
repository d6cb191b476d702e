import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { createOpsClient, type OpsClient } from '@hearth/ops'
import { askRunningServer } from '#operator/ask-running-server'
import { requestOf } from '#operator/files/request-of'
import { writeSlips } from '#operator/files/write-slips'
import { writeTable } from '#operator/files/write-table'
import { terminalQuestions } from '#operator/network/ask-user'
import { loginsFile, readLogin } from '#operator/network/kept-logins'
import { logInCommand, logOutCommand } from '#operator/network/log-in'
import { opsOverNetwork, shopOrigin } from '#operator/network/ops-over-network'
import type { OpenedShop } from '#operator/open-without-server'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { dataOf, type OperatorAnswer, type OperatorRequest } from '#operator/operator-request'
import { runCommand } from '#operator/run-command'
import { systemRandom } from '#shop/random'
import { inLanguage, language, languageOf, told, type Language } from '#kernel/commands/told'

/** Makes a path absolute, relative to where the owner typed it: pnpm runs the command in the folder of the project. */
const fromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path)

/**
 * Returns staff calls that a running server answers. Without a server, the first call opens the database, and further
 * calls use it too.
 */
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
    throw new Error(
      told({
        zh: `${dataDir} 里没有店铺。先用 npm start 开店，或用 DATA_DIR 写明店铺在哪里。`,
        en: `There is no shop in ${dataDir}. Start it once with npm start, or say with DATA_DIR where it is.`,
      }),
    )
  // This code is loaded only here, because a running server answers most commands.
  const { openWithoutServer } = await import('#operator/open-without-server')
  return openWithoutServer(dataDir, url, user)
}

/** Returns the operating system's user of the command, for the audit log. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'hearth'
  }
}

/** Returns staff calls to a shop elsewhere, made by this user's login there. */
function callsOf(origin: string): { ops: OpsClient; close(): Promise<void> } {
  const token = readLogin(loginsFile(process.env), origin)?.token
  return { ops: opsOverNetwork(origin, token), close: () => Promise.resolve() }
}

/** Logs in to a shop elsewhere, or out of it. No staff call does this. Returns undefined for any other command. */
async function atShop(origin: string, [command, ...words]: readonly string[]): Promise<string | undefined> {
  const file = loginsFile(process.env)
  if (command === 'logout') return logOutCommand({ origin, file }, words)
  if (command !== 'login') return undefined
  const { askUser, close } = terminalQuestions()
  try {
    return await logInCommand({ origin, file, askUser }, words)
  } finally {
    close()
  }
}

/**
 * Removes `--shop <address>` from the words, and returns the address. `HEARTH_SHOP` is used if the option is absent.
 */
function shopOf(args: readonly string[]): { origin?: string; rest: string[] } {
  const [first = '', ...others] = args
  const named = first.startsWith('--shop=')
    ? first.slice('--shop='.length)
    : first === '--shop'
      ? others.shift()
      : undefined
  const word = named ?? (first === '--shop' ? '' : process.env['HEARTH_SHOP'])
  const isNamed = named !== undefined || first === '--shop'
  return { rest: isNamed ? others : [...args], ...(word === undefined ? {} : { origin: shopOrigin(word) }) }
}

/**
 * Removes `--lang zh` from the words, wherever it is, and returns the language. `HEARTH_LANG` is used if the option is
 * absent.
 */
function languageIn(args: readonly string[]): { chosen: Language; rest: string[] } {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at === -1) return { chosen: language(), rest: [...args] }
  const joined = args[at]!.startsWith('--lang=')
  const chosen = languageOf(joined ? args[at]!.slice('--lang='.length) : args[at + 1])
  if (chosen) return { chosen, rest: args.filter((_, place) => place !== at && (joined || place !== at + 1)) }
  throw new OperatorRefusal({ zh: '--lang 只能是 zh（中文）或 en（English）。', en: '--lang is zh (中文) or en.' }, 2)
}

async function answerTo(request: OperatorRequest, origin: string | undefined): Promise<OperatorAnswer> {
  const { ops, close } = origin === undefined ? openCalls() : callsOf(origin)
  try {
    return await runCommand({ ops, now: Date.now() }, request)
  } finally {
    await close()
  }
}

async function answer(args: string[], origin: string | undefined): Promise<OperatorAnswer> {
  const output = origin === undefined ? undefined : await atShop(origin, args)
  if (output !== undefined) return { code: 0, output }
  return answerTo(await requestOf(args, fromHere), origin)
}

/** Runs the command that the words name, and prints its answer. */
async function operate(words: readonly string[]): Promise<void> {
  const { origin, rest: args } = shopOf(words)
  const { code, output, table, slips } = await answer(args, origin)
  if (table) await writeTable({ ...table, path: fromHere(table.path) })
  if (slips) await writeSlips(fromHere(slips.path), slips)
  ;(code === 0 ? process.stdout : process.stderr).write(`${output}\n`)
  process.exitCode = code
}

try {
  const { chosen, rest } = languageIn(process.argv.slice(2))
  await inLanguage(chosen, () => operate(rest))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = error instanceof OperatorRefusal ? error.code : 1
}
