import type { ImportedShop, ShopFile } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What a function that writes an owner's settings uses: the transaction, and the time of the write. */
export type OwnerWork = Pick<UnitOfWork, 'db' | 'now'>

/** A field of a shop file. */
export type ShopFileField = keyof ShopFile

/** The value of a shop file's field. */
export type ShopFileValue<Field extends ShopFileField> = NonNullable<ShopFile[Field]>

/** How an area reads and writes its part of a shop file: the field of `ShopFile` that it is declared for. */
export interface ShopFilePartOf<Value, Ready = Value> {
  /**
   * Name of the part. It is set if the part reads a field that another area declares; otherwise the part has the name
   * of the field.
   */
  as?: string
  /** Names of the parts that must be written before this one, if the file has them. */
  after?: readonly string[]
  /** The field that identifies a row. Its values are unique in a file, and refusals name rows by them. */
  key?: string
  /**
   * A list in each row, such as `skus`, and the field by which other parts refer to an entry of the list, such as
   * `skuNo`.
   */
  inner?: { list: string; key: string }
  /** Tables that store the part, each with the column that names the row; a dry run compares them. */
  tables?: Readonly<Record<string, string>>
  /** Returns faults that the type does not exclude and that can be found without the database. */
  check?(value: Value): readonly RowFault[]
  /**
   * Prepares the rows to write, before the transaction.
   * @throws RefusedRows
   */
  prepare?(value: Value): Promise<Ready>
  /**
   * Adds or changes everything that the value names, in the transaction of the import.
   * @throws RefusedRows
   */
  write?(work: OwnerWork, value: Ready): Promise<void>
  /** Returns the counts to report after the write; called without a value if the file omits the part. */
  count?(value?: Value): Partial<ImportedShop>
  /** Called after all parts were written, even if the file omits this part. */
  finish?(work: OwnerWork, file: ShopFile): Promise<unknown>
  /** Whether the audit log stores the file's data of this part. */
  audited?: true
}

/** A part of a shop file, without the type of its value. */
export interface ShopFilePart extends ShopFilePartOf<never> {
  readonly field: ShopFileField
  readonly name: string
}

/** Declares a part: `shopFile: [shopFilePart('stores', { key: 'storeId', write: ({ db }, stores) => ... })]`. */
export const shopFilePart = <Field extends ShopFileField, Ready = ShopFileValue<Field>>(
  field: Field,
  part: ShopFilePartOf<ShopFileValue<Field>, Ready>,
): ShopFilePart => ({ ...(part as unknown as ShopFilePartOf<never>), field, name: part.as ?? field })
