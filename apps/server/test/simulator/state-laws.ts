import {
  AFTER_SALE_STEPS,
  CROWD_FUNDING_STEPS,
  afterSaleStep,
  canComeBack,
  canMove,
  canRefundWhole,
  BARGAIN_STEPS,
  GROUP_STEPS,
  PRIZE_STEPS,
  ORDER_STATUS,
  REBATE_STEPS,
  WITHDRAWAL_STEPS,
  type AfterSaleState,
  type BargainStatus,
  type ClaimStatus,
  type GroupState,
  type CrowdFundingState,
  type RebateStatus,
  type WithdrawalStatus,
} from '@hearth/domain'
import { sql } from 'kysely'
import type { DayLaw } from './day-law'
import type { World } from './world'

/** A row with a state. */
interface Stands<State> {
  id: string
  state: State
}

/** Makes a law of a table of transitions: each row is in its last seen state, or in one that this state leads to. */
function walks<State>(
  words: string,
  all: (world: World) => Promise<readonly Stands<State>[]>,
  next: (state: State) => readonly State[],
): () => DayLaw {
  const leads = (from: State, to: string): boolean => {
    const reached = new Map([[JSON.stringify(from), from]])
    for (const state of reached.values())
      for (const one of next(state)) if (!reached.has(JSON.stringify(one))) reached.set(JSON.stringify(one), one)
    return reached.has(to)
  }
  return () => {
    const before = new Map<string, State>()
    return {
      law: words,
      async look(world) {
        const broken: string[] = []
        let seen = 0
        for (const { id, state } of await all(world)) {
          const from = before.get(id)
          if (from !== undefined && JSON.stringify(from) !== JSON.stringify(state)) {
            seen += 1
            if (!leads(from, JSON.stringify(state)))
              broken.push(`${id} from ${JSON.stringify(from)} to ${JSON.stringify(state)}`)
          }
          before.set(id, state)
        }
        return { seen, broken }
      },
    }
  }
}

const orderSteps = (from: number): number[] =>
  Object.values(ORDER_STATUS).filter(
    (to) =>
      canMove(from, to) ||
      (to === ORDER_STATUS.cancelled && canRefundWhole(from)) ||
      (to === ORDER_STATUS.paid && canComeBack(from)),
  )

const ACTORS = ['shopper', 'shop', 'house'] as const
const requestSteps = (state: AfterSaleState): AfterSaleState[] =>
  AFTER_SALE_STEPS.flatMap(({ deed }) => ACTORS.flatMap((by) => afterSaleStep(state, deed, by) ?? []))

/** Laws of states. Each is made anew for a shop, since it remembers earlier states. */
export const STATE_LAWS: readonly (() => DayLaw)[] = [
  walks(
    'an order only goes where the table of its statuses leads, and nowhere once it is received or cancelled',
    ({ rows }) => rows(sql<Stands<number>>`select id, status as state from orders`),
    orderSteps,
  ),
  walks(
    'a crowd-funding only goes where the table of its steps leads, and nowhere once it is released or refunded',
    ({ rows }) => rows(sql<Stands<CrowdFundingState>>`select id, state from crowd_funding`),
    (state) => CROWD_FUNDING_STEPS.flatMap(({ from, to }) => (to && from.includes(state) ? [to] : [])),
  ),
  walks(
    'a group only goes where the table of its steps leads: a complete one stays complete, a failed one failed',
    ({ rows }) => rows(sql<Stands<GroupState>>`select id, state from buying_group`),
    (state) => GROUP_STEPS.flatMap(({ from, to }) => (to && from.includes(state) ? [to] : [])),
  ),
  walks(
    'a bargain only goes where the table of its steps leads: a paid one stays bought, one that is over stays over',
    ({ rows, shop }) =>
      rows(sql<Stands<BargainStatus>>`
        select id,
          case when order_id is not null then 1 when end_time >= ${shop.ports.clock()} then 0 else 2 end as state
        from bargain`),
    (status) => BARGAIN_STEPS.flatMap(({ from, to }) => (from === status ? [to] : [])),
  ),
  walks(
    'a prize only goes where the table of its steps leads, and nowhere once it ran out',
    ({ rows }) => rows(sql<Stands<ClaimStatus>>`select id, status as state from prize_record`),
    (status) => PRIZE_STEPS.flatMap(({ from, to }) => (from === status ? [to] : [])),
  ),
  walks(
    'a rebate only goes where the table of its steps leads, and nowhere once all of it was taken back',
    ({ rows }) => rows(sql<Stands<RebateStatus>>`select item_id as id, status as state from rebate_line`),
    (status) => REBATE_STEPS.flatMap(({ from, to }) => (from === status ? to.flatMap((one) => one ?? []) : [])),
  ),
  walks(
    'a withdrawal only goes where the table of its steps leads, and nowhere once it is refused, failed or bounced',
    ({ rows }) => rows(sql<Stands<WithdrawalStatus>>`select id, status as state from withdrawal`),
    (status) => WITHDRAWAL_STEPS.flatMap(({ from, to }) => (from === status ? [to] : [])),
  ),
  walks(
    'a request for service only goes where the table of its steps leads, and nowhere once it is over',
    ({ rows }) =>
      rows(sql<Stands<AfterSaleState>>`
        select id, jsonb_build_object('serviceType', service_type, 'status', status, 'refundStatus', refund_status,
          'repairStatus', repair_status) as state
        from after_sale where gift_of is null`).then((all) =>
        all.map(({ id, state: { serviceType, status, refundStatus, repairStatus } }) => ({
          id,
          state: { serviceType, status, refundStatus, repairStatus },
        })),
      ),
    requestSteps,
  ),
]
