// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface Picture2 {
  alt: string
  file: Buffer | null
  hash: string
  height: number
  name: string
  width: number
}
