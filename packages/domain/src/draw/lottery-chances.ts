import type { CampaignDoor } from '#codes/campaign-door'
import type { LotteryForm } from '#codes/lottery-form'
import { formRuns, type DoorChoices } from '#campaign-doors/door-forms'

/** The ways in which a lottery gives chances, and their limits. An absent way is not offered. */
export interface LotteryForms {
  /** Chances for each day in China. Unused ones expire with the day. */
  day?: { draws: number }
  /** One chance for each order that is paid during the lottery and not cancelled, up to `most`. */
  order?: { most: number }
  /** One chance for `cost` points, up to `mostADay` in a day. */
  points?: { cost: number; mostADay: number }
  /** One chance for sharing, up to `mostADay` in a day. */
  share?: { mostADay: number }
  /** One chance for each `helpers` friends who helped, up to `most` in total. */
  help?: { helpers: number; most: number }
}

/** The chances of a shopper at a moment. */
export interface ChanceFacts {
  /** Chances of today that were used. */
  usedToday: number
  /** Orders whose chance is not used. */
  orders: number
  /** Chances from orders that were used. */
  usedOrders: number
  /** Unused chances from points, sharing and help. */
  earned: number
}

/** The ways to a chance that a lottery offers at a door. */
export const offeredForms = (forms: LotteryForms, door: CampaignDoor, choices?: DoorChoices): LotteryForm[] =>
  (Object.keys(forms) as LotteryForm[]).filter((form) => forms[form] !== undefined && formRuns(door, form, choices))

/** Unused chances by their kind. Draws use them in this order; those that expire first come first. */
export interface ChancesLeft {
  day: number
  order: number
  earned: number
}

/** Unused chances of each kind. Those earned by points, sharing and help can be used at every door. */
export function chancesLeft(
  forms: LotteryForms,
  offered: readonly LotteryForm[],
  { usedToday, orders, usedOrders, earned }: ChanceFacts,
): ChancesLeft {
  const day = offered.includes('day') ? Math.max(0, (forms.day?.draws ?? 0) - usedToday) : 0
  const order = offered.includes('order') ? Math.max(0, Math.min(orders, (forms.order?.most ?? 0) - usedOrders)) : 0
  return { day, order, earned }
}

/** The sum of all unused chances. */
export const countChances = ({ day, order, earned }: ChancesLeft): number => day + order + earned

/** The kind of chance that the next draw uses; nothing if no chance is left. */
export const nextChance = (left: ChancesLeft): keyof ChancesLeft | undefined =>
  (['day', 'order', 'earned'] as const).find((kind) => left[kind] > 0)

/** The message for a way to a chance that is not offered at this door. */
export const FORM_OFF_TEXT = '当前平台暂不提供该方式，其他方式获得的机会照常可用'
