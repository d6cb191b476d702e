import { formatFen } from '@hearth/domain'
import type { FreightRulesDraft, OpsFreightRate, OpsFreightTable } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { told, type Told } from '#kernel/commands/told'

/** Prints the freight tables. */
export const freightCommand = command({
  words: 'freight list',
  help: { zh: '各地区运费模板', en: 'what is paid for freight, by table and area' },
  group: 'delivery',
  async run({ ops }) {
    return freightText(await ops.shop.freightRules({}))
  },
})

/** Returns all tables as text, with the areas that have another rate. */
export const freightText = ({ defaultTableId, tables }: FreightRulesDraft): string =>
  tables.map((table) => inWords(table, table.tableId === defaultTableId)).join('\n')

const DEFAULT: Told = { zh: '（默认模板）', en: ', for products that name no table' }

const inWords = (table: OpsFreightTable, isDefault: boolean): string =>
  [
    [`${table.tableId} ${table.name}${isDefault ? told(DEFAULT) : ''}`, rateOf(table, table.rate)].join(': '),
    ...table.areas.map(
      ({ areaCodes, rate }) =>
        `  ${areaCodes.join(' ')}: ${rate ? rateOf(table, rate) : told({ zh: '不发货', en: 'not sent there' })}`,
    ),
  ].join('\n')

function rateOf({ by }: OpsFreightTable, rate: OpsFreightRate): string {
  const { first, firstUnits, further, furtherUnits, freeFrom, freePieces } = rate
  const unit = told(by === 'weight' ? { zh: ' 克', en: 'g' } : { zh: ' 件', en: ' pieces' })
  return [
    firstUnits === undefined
      ? yuan(first)
      : told({ zh: `${firstUnits}${unit}内 ${yuan(first)}`, en: `${yuan(first)} for ${firstUnits}${unit}` }),
    ...(further === undefined
      ? []
      : [
          told({
            zh: `每续 ${furtherUnits}${unit} ${yuan(further)}`,
            en: `${yuan(further)} for each further ${furtherUnits}${unit}`,
          }),
        ]),
    ...(freeFrom === undefined ? [] : [told({ zh: `满 ${yuan(freeFrom)} 包邮`, en: `free from ${yuan(freeFrom)}` })]),
    ...(freePieces === undefined
      ? []
      : [told({ zh: `满 ${freePieces} 件包邮`, en: `free from ${freePieces} pieces` })]),
  ].join(told({ zh: '，', en: ', ' }))
}

const yuan = (fen: number): string => `¥${formatFen(fen)}`
