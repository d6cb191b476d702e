import type { Expected, PageOf } from './shared.types'

/** Selects the page of the list of products, each with all its skus. */
export interface ListGoods extends PageOf {}

/**
 * Text of a spreadsheet cell, possibly empty.
 * @maxLength 32767
 */
export type GoodsCell = string

/**
 * Number of a row in its spreadsheet, counted from 1.
 * @minimum 1
 * @maximum 1048576
 * @asType integer
 */
export type RowNumber = number

/** Products as spreadsheet rows, one for each sku. The row of the first sku also has the columns of the product. */
export interface GoodsPage {
  /**
   * The heading row of the spreadsheet.
   * @examples [["商品编号", "商品名称", "SKU编号", "价格(元)"]]
   */
  headings: string[]
  rows: string[][]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A picture for a spreadsheet. */
export interface GoodsPicture {
  /**
   * Name of the picture in the cells, such as `台灯.jpg`.
   * @minLength 1
   * @maxLength 300
   */
  name: string
  /**
   * The picture in base64: png, jpeg or webp.
   * @contentEncoding base64
   * @minLength 1
   */
  file: string
}

/** Spreadsheet rows of products. */
export interface PreviewGoods {
  /**
   * The rows, headings first. Headings are those of {@link GoodsPage} in any order; only columns to change are needed.
   * @minItems 1
   * @maxItems 5001
   */
  rows: GoodsCell[][]
  /**
   * The number of each row in the whole spreadsheet, for the texts of refusals. It is given if `rows` are a part of a
   * spreadsheet.
   * @maxItems 5001
   */
  rowNumbers?: RowNumber[]
  /**
   * The pictures that cells name.
   * @maxItems 5000
   */
  pictures?: GoodsPicture[]
}

/** Spreadsheet rows of products, and the version of the shop that was read. */
export interface ImportGoods extends PreviewGoods, Expected {}

/** Counts of new, changed and unchanged records. */
export interface GoodsCount {
  added: number
  changed: number
  unchanged: number
}

/** Number of changes in a column. */
export interface GoodsColumnCount {
  /**
   * @examples ["价格(元)"]
   */
  heading: string
  /** Cells that differ from the shop's data. */
  changed: number
}

/** A cell that differs from the shop's data. */
export interface GoodsChange {
  /** Number of the row in the spreadsheet, counted from 1. */
  row: number
  /** Product number, or sku number if the column belongs to skus. */
  of: string
  heading: string
  before: string
  after: string
}

/** Results of an import of products, or of its preview. */
export interface TakenGoods {
  products: GoodsCount
  skus: GoodsCount
  /** Names of the new categories. */
  categories: string[]
  /** Columns with at least one changed cell. */
  columns: GoodsColumnCount[]
  /** The first 200 changed cells. */
  changes: GoodsChange[]
}
