import type { RateLimit } from '@hearth/domain'
import type { Call, CallTable } from '@hearth/sdk/core'
import type { FastifyInstance } from 'fastify'
import type { AccountEnd } from '#kernel/account-end'
import type { CampaignSource } from '#kernel/campaign-source'
import type { Command } from '#kernel/commands/command'
import type { Context } from '#kernel/context'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { Consumer } from '#kernel/events/consumer'
import type { Job } from '#kernel/jobs'
import type { Law } from '#kernel/law'
import type { SentMessage, ToldMessage } from '#kernel/messages/message'
import type { Reminder } from '#kernel/messages/reminder'
import type { OpsAnswers } from '#kernel/ops-area'
import type { ShopFilePart } from '#kernel/shop-file-part'
import type { Shop } from '#shop/shop'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** Answers one call of the catalogue. */
export type Handler<Payload, Reply> = (payload: Payload, context: Context) => Promise<Reply> | Reply

/** A handler of which only its place in the catalogue knows what goes in. */
export type AnyHandler = Handler<never, object | void>

/** How often a call may be asked: by one shopper, and from one near network, which many shoppers may share. */
export interface CallLimits {
  shopper?: RateLimit
  network: RateLimit
}

/** Who may ask a call, how often, and what becomes of its answer. */
export interface CallRules {
  /**
   * Whether a visitor may ask. Otherwise it is asked who comes before what was sent is looked at, and a visitor is
   * answered 'please log in' (P01).
   */
  visitors?: true
  /**
   * Whether a session that has ended is answered 'please log in' where a visitor may ask: what a shopper does then is
   * not to become a visitor's.
   */
  endedSession?: 'refused'
  /** Limits in the memory of each process; none when absent. */
  limits?: CallLimits
  /**
   * Whether it takes no turn at the database; see `createTurns`. For calls that wait for somebody outside the shop, and
   * those whose limits are so narrow that they cost little.
   */
  turns?: 'none'
  /**
   * What becomes of the answer under an idempotency key: it is kept and given again when absent. `own`: the handler
   * looks after the key itself, since a cashier is asked, or a sold-out sku refused, outside its transaction, or since
   * the key is taken by a statement that does more. `never`: it is not kept, since only its first reader may have it.
   */
  idempotency?: 'own' | 'never'
  /**
   * Whether the reply is the same for everybody and is kept; see `createKeptReads`. The handler then looks at nothing
   * but the payload, the database and the clock. `visitors`: it is kept for visitors alone, and made for each shopper;
   * the handler may look at `shopper` too. The payload has no fields but those of its schema; see `questionOf`.
   */
  shared?: true | 'visitors'
  /** Fields that change nothing of a shared reply, so that it is kept once however they are filled. */
  ignores?: readonly string[]
  /**
   * For a line whose whole address comes with its payload, as `GET {token}`: the path it is answered at, such as
   * `/x/:code`. The path that was asked for is what stands between the braces.
   */
  at?: string
}

/** A call that is answered, with its rules. */
export interface AnsweredCall extends CallRules {
  readonly answer: AnyHandler
}

/** The lines of one table that an area answers. */
export interface AnsweredLines {
  readonly table: CallTable
  readonly calls: Readonly<Record<string, AnsweredCall>>
}

/** Answers to lines of a table, by the names of the lines: a handler alone where no rule differs from the usual. */
export type AnswersOf<Table extends CallTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Call<infer Payload, infer Reply>
    ? Handler<Payload, Reply> | (CallRules & { answer: Handler<Payload, Reply> })
    : never
}

/** What the jobs and addresses of an area work with. */
export interface RunningShop {
  shop: Shop
  app: FastifyInstance
  /** Runs a job now; one that is running runs again afterwards. */
  wake(job: string): void
}

/**
 * A part of the shop: which calls it answers and by which rules, its other addresses, and what it does by itself. The
 * kernel folds all areas into one server; a line of the catalogue that no area answers is told as not built.
 */
export interface Area {
  readonly name: string
  readonly calls: readonly AnsweredLines[]
  /** The way of buying that it sells by; see `OrderKind`. */
  readonly orderKind?: ShopOrderKind
  /** What it has for the page that lists the campaigns of all kinds. */
  readonly campaigns?: readonly CampaignSource[]
  /** Which calls of staff it answers. */
  readonly ops?: readonly OpsAnswers[]
  /** What whoever runs the shop says to `hearth`; by the calls of staff above. */
  readonly commands?: readonly Command[]
  /** Which fields of a shop file it reads and writes. */
  readonly shopFile?: readonly ShopFilePart[]
  /** Adds addresses that are not of the catalogue. */
  routes?(running: RunningShop): void | Promise<void>
  /** What the area does by itself. Each job may run on several servers at once. */
  jobs?(running: RunningShop): readonly Job[]
  /** What must hold of its books at every moment; a law of two areas is declared by the one that asks the other. */
  readonly laws?: readonly Law[]
  /** What becomes of what it keeps of a shopper when the account is deleted. */
  readonly accountEnd?: AccountEnd
  /** What follows from events of this area or others. */
  consumers?: readonly Consumer[]
  /** What shoppers are told, and on which events. */
  readonly messages?: readonly (ToldMessage | SentMessage)[]
  /** What shoppers are reminded of. */
  readonly reminders?: readonly Reminder[]
  /** What it has in the demo shop. */
  readonly demo?: DemoParts
  /** Called once the server listens; what is answered is called before it closes. */
  start?(running: RunningShop): () => void
}

/**
 * Joins answers to their table: `answers(cart, { async read(_, { db, needShopper }) { ... } })`.
 * @param usual rules of all of them that give none of their own
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

/** So often within a minute. */
export const perMinute = (max: number): RateLimit => ({ max, window: MINUTE })

/**
 * Limits of a call that writes, far above what shoppers do with their hands: they keep one asker from keeping the
 * database busy.
 */
export const WRITE_LIMITS: CallLimits = { shopper: perMinute(60), network: perMinute(600) }
