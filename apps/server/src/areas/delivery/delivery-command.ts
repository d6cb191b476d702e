import { OPS_CODE, OpsRefusal, type OpsDeliveryArea } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

type Rules = Awaited<ReturnType<CommandContext['ops']['shop']['deliveryRules']>>

/** Where the shop delivers to, and in how many days; or changes it. */
export const deliveryCommand = command({
  words: 'delivery [--cutoff 16] [--days 3]',
  help: 'where the shop delivers to, and in how many days; paid until that hour leaves on the same day',
  also: {
    'delivery <areaCode> 5|no|usual': 'the days to a province, city or district; not there at all; or as everywhere',
  },
  group: 'shop',
  async run({ ops }, { plain: [areaCode, word], options }) {
    if (areaCode !== undefined && word === undefined)
      throw new OperatorRefusal('Say how many days, no, or usual: hearth delivery 650000 6', 2)
    const cutoffHour = options.cutoff === undefined ? undefined : readNumber('--cutoff', options.cutoff, 23)
    const days = options.days === undefined ? undefined : readNumber('--days', options.days, 60)
    const rule = areaCode === undefined ? undefined : readRule(areaCode, word ?? '')
    if (areaCode !== undefined || cutoffHour !== undefined || days !== undefined)
      await asRead(
        () => ops.shop.deliveryRules({}),
        ({ version, areas, ...rules }) =>
          ops.shop.setDeliveryRules({
            version,
            cutoffHour: cutoffHour ?? rules.cutoffHour,
            days: days ?? rules.days,
            areas: [
              ...areas.filter((area) => area.areaCode !== areaCode).map(({ areaName: _, ...area }) => area),
              ...(rule ? [rule] : []),
            ],
          }),
      ).catch((error: Error) => {
        if (!(error instanceof OpsRefusal) || error.code !== OPS_CODE.badInput) throw error
        throw new OperatorRefusal(`No province, city or district has the code ${printable(areaCode ?? '')}.`)
      })
    return inWords(await ops.shop.deliveryRules({}))
  },
})

/** Nothing for an area that is as every other. */
function readRule(areaCode: string, word: string): OpsDeliveryArea | undefined {
  if (!/^\d{6}$/.test(areaCode))
    throw new OperatorRefusal(`An area is named by its six digits, not ${printable(areaCode)}.`, 2)
  if (word === 'usual') return undefined
  return word === 'no'
    ? { areaCode, deliverable: false }
    : { areaCode, deliverable: true, days: readNumber('Days', word, 60) }
}

function readNumber(what: string, word: string, most: number): number {
  const number = Number(word)
  if (!/^\d+$/.test(word) || number > most)
    throw new OperatorRefusal(`${what}: a whole number from 0 to ${most}, not ${printable(word)}.`, 2)
  return number
}

const inWords = ({ cutoffHour, days, areas }: Rules): string =>
  [
    `What is paid before ${cutoffHour}:00 leaves on the same day, and arrives ${days} days later where nothing else is said.`,
    ...areas.map(
      (area) =>
        `  ${area.areaCode} ${area.areaName}: ${area.deliverable ? `${area.days ?? days} days` : 'not delivered to'}`,
    ),
  ].join('\n')
