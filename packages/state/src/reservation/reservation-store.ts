import type { ReservationCampaign } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { checkoutPath } from '#checkout/checkout-query'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** A reservation campaign, and the shopper's input. */
export interface ReservationPageState {
  campaign: Load<ReservationCampaign>
  /** The masked telephone that messages go to unless another is entered. */
  phone: Load<string>
  /** Number of pieces that the shopper chose; undefined until then. */
  quantity?: number
  /** Another telephone for messages; empty to use `phone`. */
  telephone: string
  /** True while the reservation is being sent. */
  reserving: boolean
  load(): Promise<void>
  /** Loads `phone`. Requires a login. */
  loadPhone(): Promise<void>
  setQuantity(quantity: number): void
  setTelephone(telephone: string): void
  /** Reserves pieces, or changes the reservation. Returns whether it succeeded. */
  reserve(): Promise<boolean>
  /** Opens checkout with the reserved pieces that are not bought yet. */
  buy(): void
}

/**
 * Returns the number of pieces to reserve: the chosen number, else the reserved one, else 1, within the shopper's limit
 * and what is left.
 */
export function selectPieces({ campaign, quantity }: ReservationPageState): number {
  const { reservation, limitQuantity = 1, quantity: left = 0 } = campaign.data ?? {}
  const had = reservation?.quantity ?? 0
  return Math.max(1, Math.min(quantity ?? (had || 1), limitQuantity, left + had))
}

/** Defines the store of the page of one reservation campaign. */
export const reservationStore = (campaignId: string): StoreDefinition<ReservationPageState> =>
  defineStore<ReservationPageState>({
    name: `reservation:${campaignId}`,
    shared: ['campaign'],
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<ReservationPageState, 'campaign' | 'phone'>>(context, set, get)
      const load = async () => {
        await track('campaign', () => api.reservation.getCampaign({ campaignId }), true)
      }
      const change = changing(context, set, get, 'reserving', load)
      const trying = attempt(ports)
      // The reservation and the telephone belong to one shopper, so they are removed at logout.
      context.onForget(() => set({ campaign: idle, phone: idle, quantity: undefined, telephone: '' }))
      return {
        campaign: idle,
        phone: idle,
        telephone: '',
        reserving: false,
        load,
        async loadPhone() {
          await track('phone', async () => (await api.reservation.getPhone({}, { toast: false })).telephone, true)
        },
        setQuantity: (quantity) => set({ quantity: Math.max(1, Math.trunc(quantity) || 1) }),
        setTelephone: (telephone) => set({ telephone }),
        async reserve() {
          const quantity = selectPieces(get())
          const { telephone } = get()
          const done = await change(() =>
            trying.send(`${quantity} ${telephone}`, (idempotencyKey) =>
              api.reservation.reserve(
                { campaignId, quantity, ...(telephone ? { telephone } : {}) },
                { idempotencyKey },
              ),
            ),
          )
          if (done) {
            set({ quantity: undefined, telephone: '' })
            void get().loadPhone()
            store(appStore).getState().showToast('预约成功，开抢前 5 分钟提醒您')
          }
          return done
        },
        buy() {
          const { skuNo, reservation } = get().campaign.data ?? {}
          if (!skuNo || !reservation) return
          const { reservationId, quantity, boughtQuantity } = reservation
          ports.navigate(
            checkoutPath({
              skuNo,
              itemQuantity: quantity - boughtQuantity,
              campaign: { kind: 'reservation', reservationId },
            }),
          )
        },
      }
    },
  })
