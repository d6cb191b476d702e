import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { rootOf } from '#database/transaction'

/** Requests that wait for a payment to be settled. */
export interface PaymentWaiters {
  /** The moment, to be taken before a payment is read: what is told between that and the waiting is not missed. */
  moment(): number
  /**
   * Waits until something happens to the payment, or for as long as one request may.
   * @returns whether something has happened since the moment; false at once where waiting was not begun, or too many
   *   wait already.
   */
  wait(shopperId: string, paymentId: string, since: number): Promise<boolean>
  /** Tells that something happened to a payment. */
  tell(paymentId: string): void
}

/** How long requests wait, and for how many that is. */
export interface Patience {
  /** Ms a request waits at most. */
  longest: number
  /** Ms from one look at the database to the next: what another process was told is found there. */
  lookEvery: number
}

/** Well below what the SDK lets one attempt take (10 s). */
export const PATIENCE: Patience = { longest: 5_000, lookEvery: 500 }
const MOST = 1_000
const MOST_OF_A_SHOPPER = 5
/** Payments of which it is remembered when something was told. */
const MOST_TOLD = 1_000

interface Waiting {
  paymentId: string
  end(told: boolean): void
}

interface Waiters extends PaymentWaiters {
  begin(patience: Patience, onFailure: (error: Error) => void): () => void
}

const byDatabase = new WeakMap<Database, Waiters>()

/** Those who wait in this process for payments of a shop. */
export const paymentWaiters = (db: Database): PaymentWaiters => waitersOf(db)

/** Lets requests wait from now on, until what is answered is called; it ends the waiting of all. */
export const letRequestsWait = (db: Database, patience: Patience, onFailure: (error: Error) => void): (() => void) =>
  waitersOf(db).begin(patience, onFailure)

function waitersOf(db: Database): Waiters {
  const root = rootOf(db)
  const known = byDatabase.get(root)
  if (known) return known
  const made = createWaiters(root)
  byDatabase.set(root, made)
  return made
}

function createWaiters(db: Database): Waiters {
  const waiting = new Set<Waiting>()
  const ofShopper = new Map<string, number>()
  const told = new Map<string, number>()
  let moment = 0
  let patience: Patience | undefined
  let onFailure: (error: Error) => void = () => {}
  let timer: NodeJS.Timeout | undefined
  let looking = false

  const endAll = (told: boolean, isMeant: (one: Waiting) => boolean = () => true): void => {
    for (const one of [...waiting]) if (isMeant(one)) one.end(told)
  }

  /** One look for all who wait. */
  async function look(): Promise<void> {
    timer = undefined
    looking = true
    try {
      const { rows } = await sql<{ id: string }>`
        select payment.id from payment join orders on orders.id = payment.order_id
        where payment.id = any(${[...new Set([...waiting].map((one) => one.paymentId))]}::text[])
          and (payment.status <> ${PAYMENT_STATUS.pending} or orders.status <> ${ORDER_STATUS.pendingPayment})`.execute(
        db,
      )
      const settled = new Set(rows.map((row) => row.id))
      endAll(true, (one) => settled.has(one.paymentId))
    } catch (error) {
      onFailure(error as Error)
    } finally {
      looking = false
    }
    planLook()
  }

  function planLook(): void {
    if (!patience || timer || looking || waiting.size === 0) return
    timer = setTimeout(() => void look(), patience.lookEvery)
    timer.unref()
  }

  return {
    moment: () => moment,
    wait(shopperId, paymentId, since) {
      if ((told.get(paymentId) ?? 0) > since) return Promise.resolve(true)
      const mine = ofShopper.get(shopperId) ?? 0
      if (!patience || waiting.size >= MOST || mine >= MOST_OF_A_SHOPPER) return Promise.resolve(false)
      const { longest } = patience
      return new Promise((resolve) => {
        const patienceEnds = setTimeout(() => one.end(false), longest)
        const one: Waiting = {
          paymentId,
          end(told) {
            clearTimeout(patienceEnds)
            waiting.delete(one)
            const left = (ofShopper.get(shopperId) ?? 1) - 1
            if (left > 0) ofShopper.set(shopperId, left)
            else ofShopper.delete(shopperId)
            resolve(told)
          },
        }
        waiting.add(one)
        ofShopper.set(shopperId, mine + 1)
        planLook()
      })
    },
    tell(paymentId) {
      moment += 1
      told.delete(paymentId)
      told.set(paymentId, moment)
      for (const oldest of told.keys()) {
        if (told.size <= MOST_TOLD) break
        told.delete(oldest)
      }
      endAll(true, (one) => one.paymentId === paymentId)
    },
    begin(wanted, whenFailed) {
      patience = wanted
      onFailure = whenFailed
      return () => {
        patience = undefined
        clearTimeout(timer)
        timer = undefined
        endAll(false)
      }
    },
  }
}
