import { DAY, readDay } from '@hearth/domain'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/**
 * Reads the day of an option such as `--from 2026-12-31`: its first moment in Beijing, epoch ms.
 * @throws OperatorRefusal if the option is absent, or is no day
 */
export function dayOption(options: Readonly<Record<string, string | undefined>>, name: string): number {
  const word = options[name]
  if (word === undefined)
    throw new OperatorRefusal(
      {
        zh: `缺少 --${name}，要写成 2026-12-31 这样的日期。`,
        en: `Say --${name} with a day such as 2026-12-31.`,
      },
      2,
    )
  return dayOf(name, word)
}

/**
 * The first moment of the day that an option names, epoch ms.
 * @throws OperatorRefusal if it is no day
 */
export function dayOf(name: string, word: string): number {
  const day = readDay(word)
  if (day === undefined)
    throw new OperatorRefusal(
      { zh: `--${name} 要写成 2026-12-31 这样的日期。`, en: `--${name} wants a day such as 2026-12-31.` },
      2,
    )
  return day
}

/**
 * The last moment of the day that an option names, epoch ms.
 * @throws OperatorRefusal like `dayOption`
 */
export const lastMoment = (options: Readonly<Record<string, string | undefined>>, name: string): number =>
  dayOption(options, name) + DAY - 1

/**
 * The first moment of the day of `--from` and the last moment of the day of `--to`, epoch ms.
 * @throws OperatorRefusal like `dayOption`
 */
export const timeOptions = (
  options: Readonly<Record<string, string | undefined>>,
): { beginTime: number; endTime: number } => ({
  beginTime: dayOption(options, 'from'),
  endTime: lastMoment(options, 'to'),
})
