import type { DB } from '#database/row-types'

/** Every table. Columns are named as in the database; amounts are fen, times epoch ms. */
export type Schema = DB
