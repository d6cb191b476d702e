import type { CampaignDoor } from '#codes/campaign-door'
import type { LotteryForm } from '#codes/lottery-form'
import { formRuns, type DoorChoices } from '#campaign-doors/door-forms'

/** The ways to earn a chance to draw in a lottery, and their limits. A way that is absent earns no chance. */
export interface LotteryForms {
  /** `draws` chances for each day in China. Unused chances expire at the end of the day. */
  day?: { draws: number }
  /** One chance for each order that is paid during the lottery and not cancelled, up to `most`. */
  order?: { most: number }
  /** One chance for `cost` points, up to `mostADay` in a day. */
  points?: { cost: number; mostADay: number }
  /** One chance for sharing, up to `mostADay` in a day. */
  share?: { mostADay: number }
  /** One chance for every `helpers` friends who helped, up to `most` in total. */
  help?: { helpers: number; most: number }
}

/** The chances of a shopper at a moment. */
export interface ChanceFacts {
  /** Number of today's chances that were used. */
  usedToday: number
  /** Number of orders whose chance is not used. */
  orders: number
  /** Number of used chances that came from orders. */
  usedOrders: number
  /** Number of unused chances from points, sharing and help. */
  earned: number
}

/** Returns the ways to earn a chance that a lottery offers on a platform (door). */
export const offeredForms = (forms: LotteryForms, door: CampaignDoor, choices?: DoorChoices): LotteryForm[] =>
  (Object.keys(forms) as LotteryForm[]).filter((form) => forms[form] !== undefined && formRuns(door, form, choices))

/**
 * Numbers of unused chances, by kind. Draws use the kinds in the order of these fields, so that chances that expire
 * first are used first.
 */
export interface ChancesLeft {
  day: number
  order: number
  earned: number
}

/**
 * Returns the unused chances of each kind. Chances earned by points, sharing and help can be used on every platform.
 */
export function chancesLeft(
  forms: LotteryForms,
  offered: readonly LotteryForm[],
  { usedToday, orders, usedOrders, earned }: ChanceFacts,
): ChancesLeft {
  const day = offered.includes('day') ? Math.max(0, (forms.day?.draws ?? 0) - usedToday) : 0
  const order = offered.includes('order') ? Math.max(0, Math.min(orders, (forms.order?.most ?? 0) - usedOrders)) : 0
  return { day, order, earned }
}

/** Returns the sum of all unused chances. */
export const countChances = ({ day, order, earned }: ChancesLeft): number => day + order + earned

/** Returns the kind of chance that the next draw uses, or undefined if no chance is left. */
export const nextChance = (left: ChancesLeft): keyof ChancesLeft | undefined =>
  (['day', 'order', 'earned'] as const).find((kind) => left[kind] > 0)

/** The message for a way to earn a chance that is not offered on this platform. */
export const FORM_OFF_TEXT = '当前平台暂不提供该方式，其他方式获得的机会照常可用'
