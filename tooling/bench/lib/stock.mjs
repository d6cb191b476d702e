import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Sets the stock of all skus of a shop, enough for every run. */
export const fillShelves = (bin, url) => execFileSync(join(bin, 'psql'), [url, '-qc', 'update sku set stock = 1000000'])
