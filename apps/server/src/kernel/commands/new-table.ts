/**
 * A cell of a spreadsheet: a text, which is never a formula or a number whatever it begins with, or a number to
 * calculate with.
 */
export type Cell = string | number

/** A spreadsheet to write where the command runs; the ending of its name says in which format. */
export interface NewTable {
  /** As the owner's words name it. */
  path: string
  /** What an .xlsx calls its only sheet; 订单 where absent. */
  sheet?: string
  /** The first row has the headings. */
  rows: Cell[][]
}
