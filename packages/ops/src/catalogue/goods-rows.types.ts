import type { Expected, PageOf } from './shared.types'

/** Which part of the goods is wanted: products of a page, each with all its skus. */
export interface ListGoods extends PageOf {}

/**
 * The text of a cell of a spreadsheet; may be empty.
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

/** Goods as rows: a product's own columns stand in the row of its first sku. */
export interface GoodsPage {
  /**
   * The first row of the spreadsheet.
   * @examples [["商品编号", "商品名称", "SKU编号", "价格(元)"]]
   */
  headings: string[]
  rows: string[][]
  /** Names the next page; empty on the last. */
  after: string
}

/** A picture that lies beside the spreadsheet. */
export interface GoodsPicture {
  /**
   * As cells name it, such as `台灯.jpg`.
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

/** Rows of a spreadsheet of goods. */
export interface PreviewGoods {
  /**
   * The first row has the headings; those of {@link GoodsPage} in any order, and only columns that are to be changed.
   * @minItems 1
   * @maxItems 5001
   */
  rows: GoodsCell[][]
  /**
   * Number of each of `rows`, as refusals name it. For a part of a spreadsheet; absent for a whole one.
   * @maxItems 5001
   */
  rowNumbers?: RowNumber[]
  /**
   * Pictures that its cells name.
   * @maxItems 5000
   */
  pictures?: GoodsPicture[]
}

/** Rows of a spreadsheet, and the version of the shop when they were read. */
export interface ImportGoods extends PreviewGoods, Expected {}

/** Number of new, changed and unchanged ones. */
export interface GoodsCount {
  added: number
  changed: number
  unchanged: number
}

/** The changes of a column. */
export interface GoodsColumnCount {
  /**
   * @examples ["价格(元)"]
   */
  heading: string
  /** Cells that differed from the shop's data. */
  changed: number
}

/** A cell that differed from the shop's data. */
export interface GoodsChange {
  /** As the spreadsheet counts it, from 1. */
  row: number
  /** Number of the product, or of the sku where the column is of skus. */
  of: string
  heading: string
  before: string
  after: string
}

/** Results of an import of goods, or of its trial run. */
export interface TakenGoods {
  products: GoodsCount
  skus: GoodsCount
  /** Names of categories that are new. */
  categories: string[]
  /** Columns with at least one changed cell. */
  columns: GoodsColumnCount[]
  /** The first 200 changed cells. */
  changes: GoodsChange[]
}
