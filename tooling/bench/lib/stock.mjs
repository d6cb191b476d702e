import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Gives a shop so many pieces of everything that no run sells it out. */
export const fillShelves = (bin, url) => execFileSync(join(bin, 'psql'), [url, '-qc', 'update sku set stock = 1000000'])
