/** A cell of a spreadsheet: a text, which is never taken for a formula or number, or a number to calculate with. */
export type Cell = string | number

/** A spreadsheet to write where the command runs; the file's extension decides the format. */
export interface NewTable {
  /** The path that the owner typed. */
  path: string
  /** The name of an .xlsx's only sheet; 订单 when absent. */
  sheet?: string
  /** The first row has the headings. */
  rows: Cell[][]
}
