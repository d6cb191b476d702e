import { OPS_CODE, OpsRefusal, type OpsDeliveryArea } from '@hearth/ops'
import { readWords } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

type Rules = Awaited<ReturnType<OperatorContext['ops']['shop']['deliveryRules']>>

/** `delivery [--cutoff 16] [--days 3]`; `delivery <areaCode> 5|no|usual`: where the shop delivers to. */
export async function deliveryCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const {
    plain: [areaCode, word],
    options,
  } = readWords(args, ['cutoff', 'days'], 2)
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
}

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
