import type { Shop } from '@hearth/state'
import { comeFromCashier } from '#client/cashier-way'
import { joinTabs } from '#client/tabs'
import { warmLinks } from '#client/warm-links'
import { warmNext } from '#client/warm-next'

/** Starts the tasks of the shell that can wait until the first page works. */
export function startBeside(shop: Shop, load: (path: string) => Promise<unknown>): void {
  comeFromCashier()
  joinTabs(shop)
  warmLinks(load)
  warmNext(load)
}
