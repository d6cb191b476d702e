import { sql } from 'kysely'
import { findStuck } from '#audit/audit-shop'
import { ACCOUNT_DOINGS, ACCOUNT_LAWS } from './account-doings'
import { ASK_LAWS } from './ask-laws'
import { onBrokenLine, type Break, type Sent } from './broken-line'
import { BOOK_LAWS } from './book-laws'
import { CAMPAIGN_DOINGS } from './campaign-doings'
import { CAMPAIGN_LAWS } from './campaign-laws'
import { CLOSING_LAWS } from './closing-laws'
import type { DayLaw } from './day-law'
import { DEBT_DOINGS } from './debt-doings'
import { digest } from './digest'
import type { Doing } from './doing'
import { HELP_DOINGS } from './help-doings'
import { HOUSE_DOINGS, settleDown } from './house-doings'
import { ORDER_DOINGS } from './order-doings'
import { OUTSIDE, TWICE } from './outside'
import { PROMOTER_DOINGS } from './promoter-doings'
import { PROMOTER_LAWS } from './promoter-laws'
import { SALE_DOINGS } from './sale-doings'
import { SERVICE_DOINGS } from './service-doings'
import { SHOPPER_DOINGS } from './shopper-doings'
import { STAFF_DOINGS } from './staff-doings'
import { STATE_LAWS } from './state-laws'
import { openWorld, type World } from './world'

/** All actions. A new area adds its actions here. */
export const DOINGS: readonly Doing[] = [
  ...SHOPPER_DOINGS,
  ...ORDER_DOINGS,
  ...SERVICE_DOINGS,
  ...STAFF_DOINGS,
  ...HOUSE_DOINGS,
  ...ACCOUNT_DOINGS,
  ...DEBT_DOINGS,
  ...CAMPAIGN_DOINGS,
  ...HELP_DOINGS,
  ...SALE_DOINGS,
  ...PROMOTER_DOINGS,
]
/** The laws of a simulated day, for a new shop. */
export const dayLaws = (): DayLaw[] => [
  ...BOOK_LAWS,
  ...CAMPAIGN_LAWS,
  ...CLOSING_LAWS,
  ...PROMOTER_LAWS,
  ...ASK_LAWS,
  ...ACCOUNT_LAWS,
  ...STATE_LAWS.map((make) => make()),
]
const WEIGHT = DOINGS.reduce((sum, { weight }) => sum + weight, 0)
/** The connection to the database breaks in one of this many steps. */
const BREAKS = 8

/** The laws of a day are checked after one of this many steps, if that step wrote something. */
const LOOKS = 5

/** A simulated day of the shop. */
export interface Simulated {
  steps: number
  /** How often each action was taken. */
  happened: Record<string, number>
  /** Steps in which the connection broke. */
  broken: number
  /** How much data each law checked. */
  held: Record<string, number>
  /** How often each cause prevented the deletion of an account. */
  kept: Record<string, number>
  /** Requests and replies, as a line each. */
  said: readonly string[]
}

/** A violation of a law, or another fault of the shop. */
export class Broken extends Error {
  constructor(seed: number, step: number, doing: string, what: string, said: readonly string[]) {
    super(
      [
        `step ${step} of seed ${seed}, "${doing}": ${what}`,
        `replay: pnpm simulate-shop --seed ${seed} --steps ${step}`,
        ...said.slice(-12),
      ].join('\n'),
    )
    this.name = 'Broken'
  }
}

/** One of this many steps tries an action that was not taken on that day yet, so that few days cover all actions. */
const NEW = 4

function choose({ random }: World, happened: Readonly<Record<string, number>>): Doing {
  const missing = DOINGS.filter(({ name }) => !happened[name])
  if (missing.length > 0 && random.int(NEW) === 0) return missing[random.int(missing.length)]!
  let left = random.int(WEIGHT)
  return DOINGS.find(({ weight }) => (left -= weight) < 0)!
}

const planBreak = ({ random }: World): Break => ({
  statement: 1 + random.int(14),
  when: random.int(2) === 0 ? 'before' : 'after',
  // One or two lost connections are retried. A connection that stays lost fails the call.
  more: [0, 0, 1, 9][random.int(4)]!,
})

/** Returns an error's causes, down to the last ones. */
const causes = (error: Error): Error[] =>
  error instanceof AggregateError
    ? error.errors.flatMap((one) => causes(one as Error))
    : [error, ...(error.cause instanceof Error ? causes(error.cause) : [])]

/** Returns the stacks of an error and of its causes. */
const told = (error: Error): string =>
  [...new Set([error, ...causes(error)])].map(({ stack, message }) => stack ?? message).join('\n')

/** Whether an error was caused by a failure that the simulator made: of an external service, or of the connection. */
const wasMadeTo = (error: Error, broken: boolean): boolean =>
  error instanceof AggregateError
    ? error.errors.every((one) => wasMadeTo(one as Error, broken))
    : causes(error).some(
        ({ message }) => message.includes(OUTSIDE) || (broken && /connection|Connection terminated/i.test(message)),
      )

/** The message that shoppers read if the cashier fails. */
const CASHIER_AWAY = '收银台暂时没有回应'

/** Returns a reply of a step that a correct shop would not give. */
const wrongAnswer = (said: readonly string[], broken: boolean): string | undefined =>
  said.find((line) => {
    const status = Number(/ (\d{3}) -?\d+/.exec(line)?.[1] ?? 0)
    return status >= 500 && !(status === 503 && (broken || line.includes(CASHIER_AWAY)))
  })

type Look = () => Promise<string[]>

/**
 * Checks the laws of a day.
 * @returns their violations
 */
async function lookAt(world: World, laws: readonly DayLaw[], day: Simulated, settled: boolean): Promise<string[]> {
  const wrong: string[] = []
  for (const { law, look } of laws) {
    const { seen, broken } = await look(world, settled)
    day.held[law] = (day.held[law] ?? 0) + seen
    wrong.push(...broken.map((one) => `not so: ${law}: ${one}`))
  }
  return wrong
}

/**
 * Takes one action.
 * @returns the violations after it
 */
async function step(
  world: World,
  doing: Doing,
  look: Look,
): Promise<{ happened: boolean; sent: Sent; wrong?: string }> {
  const plan = world.chance(BREAKS) ? planBreak(world) : undefined
  const before = plan ? await digest(world) : ''
  const from = world.said.length
  let happened = false
  let failed: Error | undefined
  const sent = await onBrokenLine(async () => {
    happened = await doing.happen(world).catch((error: Error) => {
      failed = error
      return true
    })
  }, plan)
  const broken = sent.broken > 0
  if (failed && !wasMadeTo(failed, broken)) return { happened, sent, wrong: told(failed) }
  const answer = wrongAnswer(world.said.slice(from), broken)
  const logged = world.logged()
  if (answer) return { happened, sent, wrong: [`answered ${answer}`, ...logged].join('\n') }
  if (broken && !sent.written && (await digest(world)) !== before)
    return { happened, sent, wrong: 'a transaction that broke off left something' }
  // A step that writes nothing cannot violate a law.
  const faults = sent.written ? [...(await world.faults()), ...(await look())] : []
  return { happened, sent, ...(faults.length > 0 ? { wrong: faults.join('\n') } : {}) }
}

/** SQL for the differences between the shop's books and the cashier's. */
const CASHIERS_BOOK = sql`
  union all select 'money the cashier took pays nothing', payment_id from sandbox_trade trade
    where result = 'paid' and not exists (
        select from payment where id = trade.payment_id and channel_trade_no = trade.trade_no and status in (1, 3, 4))
      and amount > (select coalesce(sum(amount), 0) from sandbox_refund given where given.payment_id = trade.payment_id)
  union all select 'the cashier gave back what no refund asked for', refund_id from sandbox_refund given
    where not exists (
      select from refund_part part
      where part.id = given.refund_id and part.status = 1 and part.amount = given.amount)
  union all select 'the cashier does not know of what was given back', id from refund_part part
    where status = 1 and bank_reference is null and coalesce(trade_no, '') not like ${`${TWICE}%`}
      and not exists (select from sandbox_refund given where given.refund_id = part.id)`

/** Returns work that is still due after everything has settled. */
async function owed(world: World): Promise<string[]> {
  const left = await world.rows(sql<{ what: string; id: string }>`
    select 'an order waits for payment' as what, id from orders where status in (10, 15)
    union all select 'a refund was not given', id::text from refund where status = 0
    union all select 'a payment was not given back', id from payment where status = 3
    union all select 'a withdrawal is on its way', id from withdrawal where status < 4
    union all select 'a request of a cancelled order is open', after_sale.id
      from after_sale join orders on orders.id = order_id where after_sale.status < 40 and orders.status = 90
    ${CASHIERS_BOOK}`)
  const stuck = await findStuck(world.shop.connection.db, 10)
  return [
    ...left.map(({ what, id }) => `${what}: ${id}`),
    ...stuck.map(({ consumer, subject, why }) => `${consumer} failed at ${subject}: ${why}`),
  ]
}

/**
 * Simulates a day of a shop. Equal seeds give equal days, step by step.
 * @param until returns true to stop before a step
 * @throws Broken if a law is violated, a call fails with a server error, or work is still due at the end
 */
export async function simulate(seed: number, until: (step: number) => boolean): Promise<Simulated> {
  const world = await openWorld(seed)
  const day: Simulated = { steps: 0, happened: {}, broken: 0, held: {}, kept: world.ends.kept, said: world.said }
  const laws = dayLaws()
  try {
    while (!until(day.steps)) {
      const doing = choose(world, day.happened)
      const { happened, sent, wrong } = await step(world, doing, async () =>
        day.steps % LOOKS === 0 ? lookAt(world, laws, day, false) : [],
      )
      if (wrong) throw new Broken(seed, day.steps + 1, doing.name, wrong, world.said)
      if (!happened) continue
      day.steps += 1
      day.happened[doing.name] = (day.happened[doing.name] ?? 0) + 1
      if (sent.broken > 0) day.broken += 1
    }
    await settleDown(world).catch((error: Error) => {
      throw new Broken(seed, day.steps, 'all settles down', error.stack ?? error.message, world.said)
    })
    const wrong = [...(await world.faults()), ...(await owed(world)), ...(await lookAt(world, laws, day, true))]
    if (wrong.length > 0) throw new Broken(seed, day.steps, 'all settles down', wrong.join('\n'), world.said)
    return day
  } finally {
    await world.close()
  }
}
