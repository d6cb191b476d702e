// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Pictures the shop serves: drawn by name, or from `file`. */
export interface Picture2 {
  alt: string
  file: Buffer | null
  hash: string
  height: number
  name: string
  width: number
}
