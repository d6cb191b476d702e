import type { FreightRulesDraft, OpsFreightRate, OpsFreightTable } from '@hearth/ops'
import { freightText } from '#areas/freight/freight-command'
import { asRead } from '#kernel/commands/as-read'
import { oneOf, orOneOf, YES_NO, type Choices } from '#kernel/commands/choices'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readWhole, wanted, type Words } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import type { Told } from '#kernel/commands/told'

type Options = Words['options']

/** The words of `--by`. */
const BY = oneOf({ order: '按单', pieces: '按件', weight: '按重' } satisfies Record<OpsFreightTable['by'], string>)

const NO_LIMIT = orOneOf({ none: '不包邮' })
const RATE_CHOICES: Readonly<Record<string, Choices>> = { free: NO_LIMIT, 'free-pieces': NO_LIMIT }

const TABLE: Told = { zh: '运费模板编号', en: 'which table' }

/** The most pieces or grams that one step of a rate may cover. */
const MOST_UNITS = 10_000_000

const NO_RATE: Told = { zh: '缺少 --first（运费）。', en: 'Say --first: what is paid.' }

/** Returns the former rate with the changes of the options. `none` removes a limit. */
function rateOf(options: Options, before?: OpsFreightRate): OpsFreightRate {
  const first = options['first'] === undefined ? before?.first : readYuan(options['first'])
  if (first === undefined) throw new OperatorRefusal(NO_RATE, 2)
  const said = (name: string, was: number | undefined, read: (word: string) => number): number | undefined => {
    const word = options[name]
    return word === undefined ? was : word === 'none' ? undefined : read(word)
  }
  const units = (name: string, was: number | undefined) =>
    said(name, was, (word) => readWhole(name, word, 1, MOST_UNITS))
  return {
    first,
    firstUnits: units('first-units', before?.firstUnits),
    further: said('further', before?.further, readYuan),
    furtherUnits: units('further-units', before?.furtherUnits),
    freeFrom: said('free', before?.freeFrom, (word) => readYuan(word, 1)),
    freePieces: said('free-pieces', before?.freePieces, (word) => readWhole('free-pieces', word, 1, 10_000)),
  }
}

const findTable = (tables: readonly OpsFreightTable[], tableId: string): OpsFreightTable | undefined =>
  tables.find((one) => one.tableId === tableId)

/** Changes the tables, and prints all of them afterwards. */
async function change(
  { ops }: CommandContext,
  write: (rules: FreightRulesDraft) => FreightRulesDraft,
): Promise<string> {
  const rules = await asRead(
    () => ops.shop.freightRules({}),
    ({ version, defaultTableId, tables }) =>
      ops.shop.setFreightRules({ version, ...write({ defaultTableId, tables }) }),
  )
  return freightText(rules)
}

/** Changes a table, and creates it if there is none with this id. */
function setTable(context: CommandContext, { plain, options }: Words): Promise<string> {
  const tableId = wanted(plain, 0, TABLE)
  return change(context, ({ defaultTableId, tables }) => {
    const before = findTable(tables, tableId)
    const table: OpsFreightTable = {
      tableId,
      name: options['name'] ?? before?.name ?? tableId,
      by: (options['by'] as OpsFreightTable['by'] | undefined) ?? before?.by ?? 'order',
      rate: rateOf(options, before?.rate),
      areas: before?.areas ?? [],
    }
    return {
      defaultTableId: options['default'] === 'yes' ? tableId : defaultTableId,
      tables: before ? tables.map((one) => (one === before ? table : one)) : [...tables, table],
    }
  })
}

/** Sets a rate for some areas of a table, excludes the areas from delivery, or resets them to the rate of the table. */
function setAreas(context: CommandContext, { plain, options }: Words): Promise<string> {
  const tableId = wanted(plain, 0, TABLE)
  const codes = wanted(plain, 1, { zh: '地区代码', en: 'which areas, by their codes' }).split(/[,，、]/u)
  const word = plain[2]
  if (word === undefined && options['first'] === undefined) throw new OperatorRefusal(NO_RATE, 2)
  return change(context, ({ defaultTableId, tables }) => {
    const before = findTable(tables, tableId)
    if (!before)
      throw new OperatorRefusal({
        zh: `没有运费模板 ${printable(tableId)}。查看：hearth freight`,
        en: `There is no table ${printable(tableId)}. See: hearth freight`,
      })
    const others = before.areas.flatMap(({ areaCodes, rate }) => {
      const left = areaCodes.filter((code) => !codes.includes(code))
      return left.length === 0 ? [] : [{ areaCodes: left, ...(rate ? { rate } : {}) }]
    })
    const rate = word === undefined ? { rate: rateOf(options, before.rate) } : {}
    const areas = word === 'usual' ? others : [...others, { areaCodes: codes, ...rate }]
    return { defaultTableId, tables: tables.map((one) => (one === before ? { ...before, areas } : one)) }
  })
}

/** Commands that change single freight tables. */
export const freightSetCommands = commandsOf({ group: 'delivery' }, [
  {
    words:
      'freight set <tableId> [--name 标准运费] [--by order|pieces|weight] [--first 10.00] [--first-units 1] [--further 5.00] ' +
      '[--further-units 1] [--free 99.00|none] [--free-pieces 3|none] [--default yes]',
    help: {
      zh: '修改运费模板，没有就新建：计费方式、首费、续费、满额或满件包邮、是否默认',
      en: 'change a table, or make it: what it goes by, first and further steps, from what on it is free, the usual one',
    },
    choices: { by: BY, default: YES_NO, ...RATE_CHOICES },
    run: setTable,
  },
  {
    words:
      'freight area <tableId> <areaCodes> [no|usual] [--first 20.00] [--first-units 1] [--further 5.00] ' +
      '[--further-units 1] [--free 199.00|none] [--free-pieces 3|none]',
    help: {
      zh: '某些省、市、区的运费（代码用逗号隔开）；不发货；或恢复默认',
      en: 'what holds in some provinces, cities or districts; nothing is sent there; or as everywhere',
    },
    choices: { 2: oneOf({ no: '不发货', usual: '默认' }), ...RATE_CHOICES },
    run: setAreas,
  },
  {
    words: 'freight remove <tableId>',
    help: { zh: '删除没有商品使用的运费模板', en: 'take away a table that no product names' },
    run: (context, { plain }) => {
      const tableId = wanted(plain, 0, TABLE)
      return change(context, ({ defaultTableId, tables }) => ({
        defaultTableId,
        tables: tables.filter((one) => one.tableId !== tableId),
      }))
    },
  },
])
