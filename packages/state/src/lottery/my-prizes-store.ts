import type { ClaimStatus } from '@hearth/domain'
import type { ClaimedPrize, PrizeRecord } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Prizes that the shopper won. The list has a tab for each claim status. */
export interface MyPrizesState extends PagedList<PrizeRecord, ClaimStatus> {
  /** Id of the prize that is being claimed. */
  claiming?: string
  /**
   * Claims a prize; a product is sent to the address. Returns the result; undefined if it was refused. A second press
   * while it is being sent has no effect.
   */
  claim(prize: PrizeRecord, addressId?: string): Promise<ClaimedPrize | undefined>
}

/** The shopper's prizes (F07). */
export const myPrizesStore = defineStore<MyPrizesState>({
  name: 'myPrizes',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const list = pagedList<PrizeRecord, ClaimStatus>(context, set, get, {
      idOf: ({ recordId }) => recordId,
      async ask({ tab, startIndex = 0, count }) {
        const { result, totalCount } = await api.lottery.listPrizes({ startIndex, count, claimStatus: tab })
        const shown = startIndex + result.length
        return { items: result, startId: shown < totalCount ? String(shown) : '' }
      },
    })
    const change = changing<MyPrizesState, 'claiming'>(context, set, get, 'claiming', list.refresh)
    const claiming = attempt(ports)
    return {
      ...list,
      async claim({ recordId, prizeName }, addressId) {
        let claimed: ClaimedPrize | undefined
        await change(
          async () => {
            claimed = await claiming.send(`${recordId} ${addressId ?? ''}`, (idempotencyKey) =>
              api.lottery.claimPrize({ recordId, addressId }, { idempotencyKey }),
            )
            store(appStore).getState().showToast(`已领取「${prizeName}」`)
          },
          { mark: recordId },
        )
        return claimed
      },
    }
  },
})
