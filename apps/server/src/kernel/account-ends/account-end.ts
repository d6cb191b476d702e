import type { Dealings } from '@hearth/domain'
import type { DeletionTerms } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'
import type { Schema } from '#database/schema'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The name of a column of the database, as `table.column`. */
export type ColumnName = { [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}` }[keyof Schema]

/** Counts of what a shopper loses when the account is deleted. */
export type LostWithAccount = Omit<DeletionTerms, 'blockers'>

/**
 * What happens to an area's data of a shopper when the account is deleted. The area `account` applies the declarations
 * of all areas. A test requires that exactly one declaration has each column that names a shopper.
 */
export interface AccountEnd {
  /** Columns that hold the id of a shopper. Rows with the id of the deleted account are deleted. */
  readonly deleted?: readonly ColumnName[]
  /**
   * Columns that name a shopper in rows that are kept, each with the reason: the law requires the row, or the column
   * does not identify the shopper.
   */
  readonly kept?: Readonly<Partial<Record<ColumnName, string>>>
  /**
   * Ends or changes data in rows that stay: coupons, points, memberships, telephones in rows of orders. It runs in the
   * transaction that deletes the account, which has locked the row of the shopper.
   */
  end?(work: UnitOfWork, shopperId: string): Promise<void>
  /**
   * Returns SQL expressions for what may prevent the deletion of the account in this area. One statement reads the
   * expressions of all areas: it joins their lists and adds their counts.
   */
  dealings?(work: Pick<UnitOfWork, 'kinds'>, shopperId: string): DealingsSql
  /** Returns what the shopper has in this area and would lose with the account. */
  lost?(work: Pick<UnitOfWork, 'db' | 'now'>, shopperId: string): Promise<Partial<LostWithAccount>>
  /**
   * Erases old data of deleted accounts in rows that are kept: data older than `ORDERS_KEPT`, the legal retention
   * period. A daily job calls it, each time in a transaction of its own.
   * @returns the number of rows from which it erased data
   */
  forgetOld?(work: UnitOfWork): Promise<number>
}

/** SQL expressions for fields of `Dealings`; a list is a JSON array. */
export type DealingsSql = { readonly [Part in keyof Dealings]?: RawBuilder<Dealings[Part]> }
