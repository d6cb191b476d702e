import type { Dealings } from '@hearth/domain'
import type { DeletionTerms } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'
import type { Schema } from '#database/schema'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A column of a table of the database, as `table.column`. */
export type ColumnName = { [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}` }[keyof Schema]

/** What a shopper loses with the account, counted. */
export type LostWithAccount = Omit<DeletionTerms, 'blockers'>

/**
 * What becomes of what an area keeps of a shopper when the account is deleted. The area `account` folds the
 * declarations of all areas; a test demands that every column that names a shopper is in exactly one of them.
 */
export interface AccountEnd {
  /** Columns with the id of a shopper: rows with the id of the deleted account are deleted. */
  readonly deleted?: readonly ColumnName[]
  /**
   * Columns that name a shopper in rows that stay, each with the reason: what the law wants, or what makes the shopper
   * unknown in it.
   */
  readonly kept?: Readonly<Partial<Record<ColumnName, string>>>
  /**
   * Ends, or changes, what stays in rows: coupons, points, memberships, telephones in rows of orders. It runs in the
   * transaction that deletes the account, which has locked the row of the shopper.
   */
  end?(work: UnitOfWork, shopperId: string): Promise<void>
  /**
   * What the area counts of a shopper's dealings, which may keep the account from being deleted: expressions, all of
   * which are read by one statement. Lists of several areas are joined, counts are added.
   */
  dealings?(work: Pick<UnitOfWork, 'kinds'>, shopperId: string): DealingsSql
  /** What the shopper has in this area and would lose. */
  lost?(work: Pick<UnitOfWork, 'db' | 'now'>, shopperId: string): Promise<Partial<LostWithAccount>>
  /**
   * Forgets in rows that stay what the law no longer wants kept of deleted accounts: what is older than `ORDERS_KEPT`.
   * A daily job calls it, each time in a transaction of its own. @returns of how many rows it forgot something
   */
  forgetOld?(work: UnitOfWork): Promise<number>
}

/** Parts of `Dealings` as expressions: JSON for a list. */
export type DealingsSql = { readonly [Part in keyof Dealings]?: RawBuilder<Dealings[Part]> }
