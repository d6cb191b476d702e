import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { opsCatalogue } from '@hearth/ops'
import { expect, it } from 'vitest'

/** Calls of staff that no command makes, each with the reason. */
const FILE = 'a shop file brings it: it has more parts than a line of options'
const SECRET = 'a terminal keeps what it printed: a console shows it'
const WITHOUT: Readonly<Record<string, string>> = {
  'afterSales.materials': FILE,
  'afterSales.reveal': SECRET,
  'afterSales.setMaterials': FILE,
  'afterSales.setSerialNumbers': 'whoever packs scans them, with a program',
  'coupons.add': FILE,
  'lotteries.add': FILE,
  'lotteries.change': FILE,
  'promoters.reveal': SECRET,
  'promotions.add': FILE,
  'rebates.add': FILE,
  'rebates.change': FILE,
  'secondOrders.record': 'the second channel tells it, with a program',
  'skills.add': FILE,
  'skills.addCategory': FILE,
  'skills.change': FILE,
  'skills.changeCategory': FILE,
  'skills.removeCategory': FILE,
  'staff.me': 'a console asks it to know what to show',
}

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** Source files in which commands may be: they name calls as `table.call`, or destructure the table. */
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(`${SOURCE}/${file}`, 'utf8'))
  .filter((text) => /#kernel\/commands\/|#operator\//.test(text))

const isAsked = (table: string, call: string): boolean =>
  sources.some(
    (text) =>
      new RegExp(String.raw`\b${table}\s*\.${call}\b`).test(text) ||
      new RegExp(String.raw`\{[^{}]*\b${call}\b[^{}]*\} = (context\.)?ops\.${table}\b`).test(text),
  )

it('every call of staff has a command of hearth, or a reason why it has none', () => {
  const left = Object.entries(opsCatalogue).flatMap(([table, lines]) =>
    Object.keys(lines).flatMap((call) => (isAsked(table, call) ? [] : [`${table}.${call}`])),
  )
  expect(left.toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})
