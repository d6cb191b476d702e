import type { NamedThing } from '#shop-file/goods/stored-goods'

/** What cells are read with. */
export interface CellNames {
  categories: readonly NamedThing[]
  merchants: readonly NamedThing[]
  /** Code of the category with a name, a new code for an unknown name. */
  categoryOf(name: string): string
  /** Name that the shop keeps a picture under. @throws CellFault */
  pictureOf(name: string): string
}

/** A column of a spreadsheet of products: how it shows a product or a sku, and how it changes one. */
export interface GoodsColumn<Of> {
  readonly heading: string
  /** Other headings that mean it. */
  readonly also?: readonly string[]
  /** The field of a shop file that it shows: faults there are told of this column. */
  readonly field: keyof Of & string
  /** Text of a required value, if the type's own text uses other units. */
  readonly words?: string
  /** A number to calculate with. */
  readonly number?: true
  /** Names the required fields of a new product or sku. */
  readonly needed?: true
  /** Is always read, since its meaning depends on other cells. */
  readonly always?: true
  /** For information only: it changes nothing. */
  readonly told?: true
  show(of: Of, names: CellNames): string
  /** @throws CellFault */
  take(of: Of, cell: string, names: CellNames): Of
  /** Empties the field, for a cell that says so; absent if the field cannot be emptied. */
  empty?(of: Of): Of
}

/** Removes an optional field. */
export const without =
  <Of extends object>(field: keyof Of) =>
  (of: Of): Of => {
    const { [field]: _, ...rest } = of
    return rest as Of
  }
