import type { Dealings } from '@hearth/domain'
import type { DeletionTerms } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'
import type { Schema } from '#database/schema'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A column of a table of the database, as `table.column`. */
export type ColumnName = { [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}` }[keyof Schema]

/** A shopper's losses with the account, as counts. */
export type LostWithAccount = Omit<DeletionTerms, 'blockers'>

/**
 * What happens to an area's data of a shopper when the account is deleted. The area `account` folds the declarations of
 * all areas; a test demands that every column that names a shopper is in exactly one of them.
 */
export interface AccountEnd {
  /** Columns with the id of a shopper: rows with the id of the deleted account are deleted. */
  readonly deleted?: readonly ColumnName[]
  /**
   * Columns that name a shopper in rows that stay, each with the reason: a legal requirement, or why the shopper cannot
   * be identified by it.
   */
  readonly kept?: Readonly<Partial<Record<ColumnName, string>>>
  /**
   * Ends or changes data in rows that stay: coupons, points, memberships, telephones in rows of orders. It runs in the
   * transaction that deletes the account, which has locked the row of the shopper.
   */
  end?(work: UnitOfWork, shopperId: string): Promise<void>
  /**
   * A shopper's dealings with this area, which may prevent the deletion of the account: expressions that are read by
   * one statement. Lists of several areas are joined, counts are added.
   */
  dealings?(work: Pick<UnitOfWork, 'kinds'>, shopperId: string): DealingsSql
  /** What the shopper has in this area and would lose. */
  lost?(work: Pick<UnitOfWork, 'db' | 'now'>, shopperId: string): Promise<Partial<LostWithAccount>>
  /**
   * Erases data of deleted accounts in rows that stay once it is older than `ORDERS_KEPT`, the legal retention. A daily
   * job calls it, each time in a transaction of its own.
   * @returns of how many rows it forgot something
   */
  forgetOld?(work: UnitOfWork): Promise<number>
}

/** Parts of `Dealings` as expressions: JSON for a list. */
export type DealingsSql = { readonly [Part in keyof Dealings]?: RawBuilder<Dealings[Part]> }
