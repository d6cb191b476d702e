import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { needVersion } from '#kernel/ops/ops-error'

/** A value with its version: 0 if the owner never set it. */
export type Counted<Value extends object> = Value & { version: number }

/** An owner's setting: one row of `setting`, with its version. */
export interface OwnerSetting<Value extends object> {
  /** SQL expression for the value that the owner set; null if the owner set none. */
  readonly stored: RawBuilder<Value | null>
  /** Returns the value in force: the stored one, or the default. */
  holds(stored: Value | null): Value
  read(db: Database): Promise<Counted<Value>>
  /**
   * Sets the value, and writes the old and new value to the audit log.
   * @param version the version that the caller read
   * @param make computes the new value from the current one, after the version was compared
   * @throws OpsError stale
   */
  set(
    context: Pick<OpsContext, 'db'>,
    version: number,
    make: (before: Value) => Value,
  ): Promise<Written<Counted<Value>>>
  /** Sets the value without a check of the version, for a call that writes many things at once. */
  write(db: Database, make: (before: Value) => Value): Promise<Counted<Value>>
}

/**
 * Declares an owner's setting: `ownerSetting<OrderRules>('orderRules', { receiveDays: 15 })`. A migration creates its
 * row, so that concurrent writes lock the same one.
 * @param usual the default, in force until the owner sets a value
 */
export function ownerSetting<Value extends object>(name: string, usual: Value): OwnerSetting<Value> {
  const holds = (stored: Value | null): Value => stored ?? usual

  async function find(db: Database, lock = false): Promise<Counted<Value>> {
    const { rows } = await sql<{ value: Counted<Value> | null }>`
      select value from setting where name = ${name} ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0]?.value ?? { ...usual, version: 0 }
  }

  async function keep(db: Database, { version }: Counted<Value>, value: Value): Promise<Counted<Value>> {
    const after = { ...value, version: version + 1 }
    await sql`update setting set value = ${JSON.stringify(after)}::jsonb where name = ${name}`.execute(db)
    return after
  }

  return {
    stored: sql<Value | null>`(select value from setting where name = ${sql.lit(name)})`,
    holds,
    read: (db) => find(db),
    async set({ db }, version, make) {
      const before = await find(db, true)
      needVersion(before.version, version)
      const reply = await keep(db, before, make(withoutVersion(before)))
      return {
        reply,
        changes: [
          { target: { kind: 'setting', id: name }, before: withoutVersion(before), after: withoutVersion(reply) },
        ],
      }
    },
    async write(db, make) {
      const before = await find(db, true)
      return keep(db, before, make(withoutVersion(before)))
    },
  }
}

const withoutVersion = <Value extends object>({ version: _, ...value }: Counted<Value>): Value =>
  value as unknown as Value
