import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect, type Database } from '#database/connect'
import { migrate } from '#database/migrate'
import { keepFilesPrivate } from '#database/private-files'
import { askRunningServer } from '#operator/ask-running-server'
import { requestOf } from '#operator/files/request-of'
import { writeTable } from '#operator/files/write-table'
import { HELP } from '#operator/help'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'
import type { OperatorEvent } from '#operator/operator-shop'
import { runOperator } from '#operator/run-operator'
import { house } from '#shop/actor'
import { createNumbers } from '#shop/numbers'
import { createOutbox } from '#shop/outbox'
import { systemRandom } from '#shop/random'
import { createStockWatch } from '#shop/stock-watch'
import { workAt } from '#shop/unit-of-work'

/** A path as the owner means it, also where pnpm runs the command in the folder of the project. */
const fromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path)

/** Without a server's log, what must be found later goes where errors go, as a line of JSON like the server's. */
function writeEvent(event: OperatorEvent): void {
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), ...event, by: 'operator' })}\n`)
}

/** As much of a shop as commands need, where no server runs. */
const unopenedShop = (db: Database) => ({
  db,
  random: systemRandom,
  numbers: createNumbers(systemRandom),
  stock: createStockWatch(),
  outbox: createOutbox(),
})

/** Asks a running server; without one, opens the database and does it here. */
async function answerTo(request: OperatorRequest): Promise<OperatorAnswer> {
  const url = process.env['DATABASE_URL']
  const dataDir = resolve(process.env['DATA_DIR'] || '.data')
  const answer = url ? undefined : await askRunningServer(dataDir, request)
  if (answer) return answer
  if (!url && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no shop in ${dataDir}. Start it once with npm start, or say with DATA_DIR where it is.`)
  if (!url) keepFilesPrivate(dataDir)
  const connection = await connect(url ? { url, connections: 2, patient: true } : { dataDir })
  try {
    await migrate(connection.db)
    return await runOperator(
      { ...workAt(unopenedShop(connection.db), Date.now(), house('hearth')), log: writeEvent },
      request,
    )
  } finally {
    await connection.close()
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
