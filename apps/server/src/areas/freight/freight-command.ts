import { formatFen } from '@hearth/domain'
import type { OpsFreightRate, OpsFreightTable } from '@hearth/ops'
import { command } from '#kernel/commands/command'

/** What is paid for freight. Tables are set with a shop file. */
export const freightCommand = command({
  words: 'freight',
  help: 'what is paid for freight, by table and area; a shop file sets it',
  group: 'shop',
  async run({ ops }) {
    const { defaultTableId, tables } = await ops.shop.freightRules({})
    return tables.map((table) => inWords(table, table.tableId === defaultTableId)).join('\n')
  },
})

const inWords = (table: OpsFreightTable, isDefault: boolean): string =>
  [
    [
      `${table.tableId} ${table.name}${isDefault ? ', for products that name no table' : ''}`,
      rateOf(table, table.rate),
    ].join(': '),
    ...table.areas.map(
      ({ areaCodes, rate }) => `  ${areaCodes.join(' ')}: ${rate ? rateOf(table, rate) : 'not sent there'}`,
    ),
  ].join('\n')

function rateOf({ by }: OpsFreightTable, rate: OpsFreightRate): string {
  const { first, firstUnits, further, furtherUnits, freeFrom, freePieces } = rate
  const unit = by === 'weight' ? 'g' : ' pieces'
  return [
    firstUnits === undefined ? yuan(first) : `${yuan(first)} for ${firstUnits}${unit}`,
    ...(further === undefined ? [] : [`${yuan(further)} for each further ${furtherUnits}${unit}`]),
    ...(freeFrom === undefined ? [] : [`free from ${yuan(freeFrom)}`]),
    ...(freePieces === undefined ? [] : [`free from ${freePieces} pieces`]),
  ].join(', ')
}

const yuan = (fen: number): string => `¥${formatFen(fen)}`
