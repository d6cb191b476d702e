import type { ImportedShop, ShopFile } from '@hearth/ops'
import type { RowFault } from '#kernel/refused-rows'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What things that an owner sets are written with: the transaction of the write, and its moment. */
export type OwnerWork = Pick<UnitOfWork, 'db' | 'now'>

/** A field of a shop file. */
export type ShopFileField = keyof ShopFile

/** What a field of a shop file holds. */
export type ShopFileValue<Field extends ShopFileField> = NonNullable<ShopFile[Field]>

/** How an area reads and writes its part of a shop file: the field of `ShopFile` that it is declared for. */
export interface ShopFilePartOf<Value, Ready = Value> {
  /** Its own name, for a part that reads the field of another area; the field's where absent. */
  as?: string
  /** Names of the parts that must be written before, where the file has them. */
  after?: readonly string[]
  /** The field that tells rows apart: no two of a file have the same, and refusals name it. */
  key?: string
  /** A list in its rows, and the field that names an entry which other parts may name: `skus` and `skuNo`. */
  inner?: { list: string; key: string }
  /** Tables that keep it, each with the column that names the row; a dry run compares them. */
  tables?: Readonly<Record<string, string>>
  /** What is wrong with it that its type cannot say and the database need not be asked for. */
  check?(value: Value): readonly RowFault[]
  /**
   * Makes what is written of it, before the transaction.
   * @throws RefusedRows
   */
  prepare?(value: Value): Promise<Ready>
  /**
   * Adds or changes everything it names, in the transaction of the import.
   * @throws RefusedRows
   */
  write?(work: OwnerWork, value: Ready): Promise<void>
  /** What is told of it once it is written; asked with nothing where the file leaves it out. */
  count?(value?: Value): Partial<ImportedShop>
  /** Follows the parts that were written, whichever the file has. */
  finish?(work: OwnerWork): Promise<unknown>
  /** Whether the audit log keeps what the file says here. */
  audited?: true
}

/** A part of a shop file whose field alone knows what it holds. */
export interface ShopFilePart extends ShopFilePartOf<never> {
  readonly field: ShopFileField
  readonly name: string
}

/** Declares a part: `shopFile: [shopFilePart('stores', { key: 'storeId', write: ({ db }, stores) => ... })]`. */
export const shopFilePart = <Field extends ShopFileField, Ready = ShopFileValue<Field>>(
  field: Field,
  part: ShopFilePartOf<ShopFileValue<Field>, Ready>,
): ShopFilePart => ({ ...(part as unknown as ShopFilePartOf<never>), field, name: part.as ?? field })
