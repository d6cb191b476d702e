import type { NamedThing } from '#shop-file/goods/stored-goods'

/** What columns need to read and show cells. */
export interface CellNames {
  categories: readonly NamedThing[]
  merchants: readonly NamedThing[]
  /** Returns the code of the category with a name; a new code for an unknown name. */
  categoryOf(name: string): string
  /**
   * Returns the shop's name of a picture that a cell names.
   * @throws CellFault
   */
  pictureOf(name: string): string
}

/** A column of a spreadsheet of products: how it shows a product or a sku, and how it changes one. */
export interface GoodsColumn<Of> {
  readonly heading: string
  /** Other headings of this column. */
  readonly also?: readonly string[]
  /** The field of a shop file that the column shows. Faults of the field are reported in this column. */
  readonly field: keyof Of & string
  /** The text for a required value, if the type's own text uses other units. */
  readonly words?: string
  /** Whether the cell is a number to calculate with. */
  readonly number?: true
  /** Whether a new product or sku needs a value in this column. */
  readonly needed?: true
  /** Whether the cell is read even if it equals the shop's own text, since its meaning depends on other cells. */
  readonly always?: true
  /** Whether the column is for information only, so that an import ignores it. */
  readonly told?: true
  show(of: Of, names: CellNames): string
  /** @throws CellFault */
  take(of: Of, cell: string, names: CellNames): Of
  /** Empties the field, for a cell that asks for it; absent if the field cannot be emptied. */
  empty?(of: Of): Of
}

/** Returns a function that removes an optional field. */
export const without =
  <Of extends object>(field: keyof Of) =>
  (of: Of): Of => {
    const { [field]: _, ...rest } = of
    return rest as Of
  }
