import type { RateLimit } from '@hearth/domain'
import type { Call, CallTable } from '@hearth/sdk/core'
import type { FastifyInstance } from 'fastify'
import type { AccountEnd } from '#kernel/account-ends/account-end'
import type { CampaignSource } from '#kernel/campaigns/campaign-source'
import type { Command } from '#kernel/commands/command'
import type { Context } from '#kernel/context'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { Consumer } from '#kernel/events/consumer'
import type { Job } from '#kernel/jobs/jobs'
import type { Law } from '#kernel/laws/law'
import type { SentMessage, ToldMessage } from '#kernel/messages/message'
import type { Reminder } from '#kernel/messages/reminder'
import type { OpsAnswers } from '#kernel/ops/ops-area'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'
import type { Shop } from '#shop/shop'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** Answers one call of the catalogue. */
export type Handler<Payload, Reply> = (payload: Payload, context: Context) => Promise<Reply> | Reply

/** A handler of any call. Its payload type follows from the call's line in the catalogue. */
export type AnyHandler = Handler<never, object | void>

/**
 * How often a call may be made by one shopper, and from one network (`Network.near`), which many shoppers may share.
 */
export interface CallLimits {
  shopper?: RateLimit
  network: RateLimit
}

/** The rules of a call: who may make it, how often, and how the answer is stored. */
export interface CallRules {
  /**
   * Whether a visitor may make the call. Otherwise a visitor is answered 'please log in' (P01), before the payload is
   * checked.
   */
  visitors?: true
  /**
   * Whether a request with an ended session is answered 'please log in' although visitors may make the call, so that a
   * shopper's action does not become a visitor's.
   */
  endedSession?: 'refused'
  /** Limits in the memory of each process; none when absent. */
  limits?: CallLimits
  /** Maximum bytes of the file that the call receives; for a line with the flag `file`. */
  fileLimit?: number
  /**
   * `none`: the call takes no turn at the database; see `createTurns`. For calls that wait for an external service, and
   * for calls whose limits keep them cheap.
   */
  turns?: 'none'
  /**
   * How the answer is stored under an idempotency key. By default, the first answer is stored and returned again.
   * `own`: the handler itself takes the key and stores the answer. Such a handler calls a cashier or refuses a sold-out
   * sku outside of its transaction, or takes the key in a statement that also does other work. `never`: the answer is
   * not stored, because only its first reader may receive it.
   */
  idempotency?: 'own' | 'never'
  /**
   * Whether the reply is the same for everybody and is cached; see `createKeptReads`. The handler may then use only the
   * payload, the database and the clock. `visitors`: it is cached for visitors only, and made for each shopper; the
   * handler may use `shopper` too. The payload has only the fields of its schema; see `questionOf`.
   */
  shared?: true | 'visitors'
  /** Fields that do not affect a shared reply, so that it is cached once for all their values. */
  ignores?: readonly string[]
  /**
   * The route, such as `/x/:code`, of a call whose whole address is a field of its payload, such as `GET {token}`. The
   * requested path becomes the value of that field.
   */
  at?: string
}

/** The handler of a call, with the rules of the call. */
export interface AnsweredCall extends CallRules {
  readonly answer: AnyHandler
}

/** An area's handlers for calls of one catalogue table. */
export interface AnsweredLines {
  readonly table: CallTable
  readonly calls: Readonly<Record<string, AnsweredCall>>
}

/** Handlers for calls of a table, by the names of the calls. A call with the default rules has only its handler. */
export type AnswersOf<Table extends CallTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Call<infer Payload, infer Reply>
    ? Handler<Payload, Reply> | (CallRules & { answer: Handler<Payload, Reply> })
    : never
}

/** What an area's jobs and routes need. */
export interface RunningShop {
  shop: Shop
  app: FastifyInstance
  /** Runs a job now; a job that is running runs again afterwards. */
  wake(job: string): void
}

/**
 * A part of the shop: the calls it answers with their rules, its other routes, and its jobs. The kernel combines all
 * areas into one server. A call of the catalogue that no area answers is reported as not built.
 */
export interface Area {
  readonly name: string
  readonly calls: readonly AnsweredLines[]
  /** The kind of order that the area sells; see `OrderKind`. */
  readonly orderKind?: ShopOrderKind
  /** The area's campaigns, for the page that lists campaigns of all kinds. */
  readonly campaigns?: readonly CampaignSource[]
  /** The staff calls that the area answers. */
  readonly ops?: readonly OpsAnswers[]
  /** The area's commands of `hearth`, which use the staff calls above. */
  readonly commands?: readonly Command[]
  /** The fields of a shop file that the area reads and writes. */
  readonly shopFile?: readonly ShopFilePart[]
  /** Adds routes outside of the catalogue. */
  routes?(running: RunningShop): void | Promise<void>
  /** The area's jobs. Each job may run on several servers at once. */
  jobs?(running: RunningShop): readonly Job[]
  /**
   * Invariants of the area's data. Of two areas that a law is about, the area that depends on the other declares the
   * law.
   */
  readonly laws?: readonly Law[]
  /** What happens to the area's data of a shopper when the account is deleted. */
  readonly accountEnd?: AccountEnd
  /** Consumers of events of this area or others. */
  consumers?: readonly Consumer[]
  /** Messages to shoppers, with the events that cause them. */
  readonly messages?: readonly (ToldMessage | SentMessage)[]
  /** Reminders to shoppers. */
  readonly reminders?: readonly Reminder[]
  /** The area's part of the demo shop. */
  readonly demo?: DemoParts
  /** Called once the server listens; the returned function is called before the server closes. */
  start?(running: RunningShop): () => void
}

/**
 * Joins handlers to the table of their calls: `answers(cart, { async read(_, { db, needShopper }) { ... } })`.
 * @param usual rules of every call that does not set them itself
 */
export function answers<Table extends CallTable>(
  table: Table,
  calls: AnswersOf<Table>,
  usual: CallRules = {},
): AnsweredLines {
  const given = calls as Readonly<Record<string, AnyHandler | AnsweredCall>>
  const answered = Object.entries(given).map(([name, call]): [string, AnsweredCall] => [
    name,
    { ...usual, ...(typeof call === 'function' ? { answer: call } : call) },
  ])
  return { table, calls: Object.fromEntries(answered) }
}

/** An area as it is declared: `export const cartArea = defineArea({ name: 'cart', calls: [answers(cart, {...})] })`. */
export const defineArea = (area: Area): Area => area

const MINUTE = 60_000

/** A limit of `max` calls within a minute. */
export const perMinute = (max: number): RateLimit => ({ max, window: MINUTE })

/** Limits of a call that writes, far above manual use: they keep one caller from blocking the database. */
export const WRITE_LIMITS: CallLimits = { shopper: perMinute(60), network: perMinute(600) }
