import { OPS_CODE, OpsRefusal, type OpsDeliveryArea } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { told, type Told } from '#kernel/commands/told'
import { orOneOf } from '#kernel/commands/choices'

type Rules = Awaited<ReturnType<CommandContext['ops']['shop']['deliveryRules']>>

/** Prints or changes the areas to which the shop delivers, and the days that delivery takes. */
export const deliveryCommand = command({
  words: 'delivery [--cutoff 16] [--days 3]',
  choices: { 1: orOneOf({ no: '不配送', usual: '默认' }) },
  help: {
    zh: '配送范围和时效；当日截单时间前付款的当天发出',
    en: 'where the shop delivers to, and in how many days; paid until that hour leaves on the same day',
  },
  also: {
    'delivery <areaCode> 5|no|usual': {
      zh: '设置某省、市、区的时效；不配送；或恢复默认',
      en: 'the days to a province, city or district; not there at all; or as everywhere',
    },
  },
  group: 'delivery',
  async run({ ops }, { plain: [areaCode, word], options }) {
    if (areaCode !== undefined && word === undefined)
      throw new OperatorRefusal(
        {
          zh: '请写天数，或“不配送”“默认”，例如 hearth delivery 650000 6',
          en: 'Say how many days, no, or usual: hearth delivery 650000 6',
        },
        2,
      )
    const cutoffHour =
      options.cutoff === undefined ? undefined : readNumber({ zh: '--cutoff ', en: '--cutoff' }, options.cutoff, 23)
    const days = options.days === undefined ? undefined : readNumber({ zh: '--days ', en: '--days' }, options.days, 60)
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
        throw new OperatorRefusal({
          zh: `没有代码为 ${printable(areaCode ?? '')} 的省、市、区。`,
          en: `No province, city or district has the code ${printable(areaCode ?? '')}.`,
        })
      })
    return inWords(await ops.shop.deliveryRules({}))
  },
})

/** Reads the rule of an area; undefined for an area that follows the usual rule. */
function readRule(areaCode: string, word: string): OpsDeliveryArea | undefined {
  if (!/^\d{6}$/.test(areaCode))
    throw new OperatorRefusal(
      {
        zh: `地区要写六位代码，不能是 ${printable(areaCode)}。`,
        en: `An area is named by its six digits, not ${printable(areaCode)}.`,
      },
      2,
    )
  if (word === 'usual') return undefined
  return word === 'no'
    ? { areaCode, deliverable: false }
    : { areaCode, deliverable: true, days: readNumber({ zh: '天数', en: 'Days' }, word, 60) }
}

function readNumber(what: Told, word: string, most: number): number {
  const number = Number(word)
  if (!/^\d+$/.test(word) || number > most)
    throw new OperatorRefusal(
      {
        zh: `${what.zh}要写 0 到 ${most} 的整数，不能是 ${printable(word)}。`,
        en: `${what.en}: a whole number from 0 to ${most}, not ${printable(word)}.`,
      },
      2,
    )
  return number
}

const inWords = ({ cutoffHour, days, areas }: Rules): string =>
  [
    told({
      zh: `${cutoffHour}:00 前付款当天发出，未单独设置的地区 ${days} 天送达。`,
      en: `What is paid before ${cutoffHour}:00 leaves on the same day, and arrives ${days} days later where nothing else is said.`,
    }),
    ...areas.map(
      (area) =>
        `  ${area.areaCode} ${area.areaName}: ${told(daysOf(area.deliverable ? (area.days ?? days) : undefined))}`,
    ),
  ].join('\n')

/** Returns the text of a number of days; undefined days mean that the shop does not deliver there. */
const daysOf = (days: number | undefined): Told =>
  days === undefined ? { zh: '不配送', en: 'not delivered to' } : { zh: `${days} 天`, en: `${days} days` }
