import type { CampaignDoor } from '#codes/campaign-door'
import type { LotteryForm } from '#codes/lottery-form'
import { formRuns, type DoorChoices } from '#campaign-doors/door-forms'

/** The forms by which a lottery gives chances, and how many. An absent form is not offered. */
export interface LotteryForms {
  /** Chances of each day in Beijing; unused ones expire with the day. */
  day?: { draws: number }
  /** One chance for each order paid while the lottery runs and not cancelled, up to a limit. */
  order?: { most: number }
  /** One chance for a number of points, up to a limit a day. */
  points?: { cost: number; mostADay: number }
  /** One chance for sharing, so often a day at most. */
  share?: { mostADay: number }
  /** Chances from friends who helped: one for each `helpers` of them, `most` in all. */
  help?: { helpers: number; most: number }
}

/** What a shopper has of chances at a moment. */
export interface ChanceFacts {
  /** Chances of today that were used. */
  usedToday: number
  /** Orders that give a chance which is not used. */
  orders: number
  /** Chances of orders that were used. */
  usedOrders: number
  /** Chances that points, sharing or help gave and that are not used. */
  earned: number
}

/** The forms that a lottery offers at a door. */
export const offeredForms = (forms: LotteryForms, door: CampaignDoor, choices?: DoorChoices): LotteryForm[] =>
  (Object.keys(forms) as LotteryForm[]).filter((form) => forms[form] !== undefined && formRuns(door, form, choices))

/** Chances by their source, in the order in which they are used: those that end soonest first. */
export interface ChancesLeft {
  day: number
  order: number
  earned: number
}

/** Unused chances of each kind. Earned chances stay, at every door. */
export function chancesLeft(
  forms: LotteryForms,
  offered: readonly LotteryForm[],
  { usedToday, orders, usedOrders, earned }: ChanceFacts,
): ChancesLeft {
  const day = offered.includes('day') ? Math.max(0, (forms.day?.draws ?? 0) - usedToday) : 0
  const order = offered.includes('order') ? Math.max(0, Math.min(orders, (forms.order?.most ?? 0) - usedOrders)) : 0
  return { day, order, earned }
}

/** All chances together. */
export const countChances = ({ day, order, earned }: ChancesLeft): number => day + order + earned

/** The kind of chance that the next draw uses; nothing where there is none. */
export const nextChance = (left: ChancesLeft): keyof ChancesLeft | undefined =>
  (['day', 'order', 'earned'] as const).find((kind) => left[kind] > 0)

/** What a shopper reads of a way to a chance that does not run where they are. */
export const FORM_OFF_TEXT = '当前平台暂不提供该方式，其他方式获得的机会照常可用'
