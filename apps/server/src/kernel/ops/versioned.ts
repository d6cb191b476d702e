import type { Changed } from '@hearth/ops'
import type { Database } from '#database/connect'
import type { OpsContext, Target, Written } from '#kernel/ops/ops-area'
import { needVersion } from '#kernel/ops/ops-error'

/** A thing that staff change in the version they read. `version` counts its changes. */
interface Thing {
  readonly version: number
}

/** How to find a thing of a kind, and the fields to report. */
export interface VersionedOf<Found extends Thing> {
  /** What the audit log calls the kind. */
  readonly kind: string
  /** Finds a thing by its id; undefined if it does not exist. If the thing is to be changed, its row is locked. */
  find(db: Database, id: string, lock: boolean): Promise<Found | undefined>
  /** The error for an unknown id. */
  missing(): Error
  /** The fields of a thing that the audit log keeps; all of them when absent. */
  told?(found: Found): object
}

/** A kind of thing that staff make and change. Each function runs in the transaction of the call that writes. */
export interface Versioned<Found extends Thing> {
  target(id: string): Target
  find(db: Database, id: string): Promise<Found | undefined>
  /** @throws the error of `missing` */
  need(db: Database, id: string): Promise<Found>
  /**
   * Locks a thing, and checks that it still has the version that staff read.
   * @throws the error of `missing`; OpsError stale
   */
  lock(db: Database, id: string, version: number): Promise<Found>
  /**
   * Creates a thing.
   * @param taken returns the refusal if the id exists
   */
  add(context: OpsContext, id: string, taken: () => Error, write: () => Promise<void>): Promise<Written<Found>>
  /**
   * Changes a thing in the version that staff read.
   * @param write makes the change and raises the version; may return further fields for the audit log
   * @throws the error of `missing`; OpsError stale
   */
  change(
    context: OpsContext,
    as: { id: string; version: number },
    write: (before: Found) => Promise<object | void>,
  ): Promise<Written<Found>>
  /**
   * Changes a thing as `change` does. The reply has only the new version, and whether it differs from the given
   * version.
   */
  act(
    context: OpsContext,
    as: { id: string; version: number },
    write: (before: Found) => Promise<object | void>,
  ): Promise<Written<Changed>>
}

/** Declares a kind of thing: `versioned({ kind: 'cabinet', find, missing })`. */
export function versioned<Found extends Thing>({
  kind,
  find,
  missing,
  told = (found) => ({ ...found }),
}: VersionedOf<Found>): Versioned<Found> {
  const target = (id: string): Target => ({ kind, id })

  async function need(db: Database, id: string, locked = false): Promise<Found> {
    const found = await find(db, id, locked)
    if (!found) throw missing()
    return found
  }

  async function lock(db: Database, id: string, version: number): Promise<Found> {
    const found = await need(db, id, true)
    needVersion(found.version, version)
    return found
  }

  const change: Versioned<Found>['change'] = async ({ db }, { id, version }, write) => {
    const before = await lock(db, id, version)
    const toldBefore = told(before)
    const more = await write(before)
    const reply = await need(db, id)
    return { reply, changes: [{ target: target(id), before: toldBefore, after: { ...told(reply), ...more } }] }
  }

  return {
    target,
    find: (db, id) => find(db, id, false),
    need: (db, id) => need(db, id),
    lock,
    async add({ db }, id, taken, write) {
      if (await find(db, id, false)) throw taken()
      await write()
      const reply = await need(db, id)
      return { reply, changes: [{ target: target(id), after: told(reply) }] }
    },
    change,
    async act(context, as, write) {
      const { reply, changes } = await change(context, as, write)
      return { reply: { version: reply.version, changed: reply.version !== as.version }, changes }
    },
  }
}
