import { packEmptyDatabase } from '#database/empty-database'

await packEmptyDatabase()
