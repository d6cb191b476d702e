import type { OrderSlips } from '@hearth/ops'

/** Slips to draw where the command runs, as a PDF with a page or more for each. */
export interface NewSlips extends OrderSlips {
  /** The path that the owner typed. */
  path: string
  /** Size of a page: a label of 100 × 150 mm, or A4. */
  paper: '100x150' | 'a4'
}
