import { AFTER_SALE_SUBMISSION } from '@hearth/domain'
import type { AfterSaleDetail, BankInfo, CourierCompany, MaterialPrice } from '@hearth/sdk/core'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** One request for after-sale service (S13). */
export interface AfterSaleState {
  detail: Load<AfterSaleDetail>
  couriers: Load<CourierCompany[]>
  /** Published prices of spare parts for the request's product. */
  materials: Load<MaterialPrice[]>
  /** True while a change is being sent. */
  busy: boolean
  load(): Promise<void>
  loadCouriers(): Promise<void>
  loadMaterials(): Promise<void>
  /** Withdraws the request, or declines the price of the repair. Returns whether it succeeded. */
  cancel(): Promise<boolean>
  /** Sends the courier company and tracking number of the returned parcel. Returns whether it succeeded. */
  sendParcel(expressCompany: string, expressNumber: string): Promise<boolean>
  /** Sends the bank account for the refund. Returns whether it succeeded. */
  sendAccount(bankInfo: BankInfo): Promise<boolean>
  /** Opens the cashier's page to pay for the repair. */
  payRepair(): Promise<void>
}

/** Defines the store of one request for after-sale service. */
export const afterSaleStore = (afterSaleOrderId: string): StoreDefinition<AfterSaleState> =>
  defineStore<AfterSaleState>({
    name: `afterSale:${afterSaleOrderId}`,
    personal: true,
    create(context, set, get) {
      const { api, ports } = context
      const track = tracker<Pick<AfterSaleState, 'detail' | 'couriers' | 'materials'>>(context, set, get)
      const load = async () => void (await track('detail', () => api.afterSale.get({ afterSaleOrderId }), true))
      const change = changing(context, set, get, 'busy', load)
      const start = changing(context, set, get, 'busy')
      const paying = attempt(ports)

      return {
        detail: idle,
        couriers: idle,
        materials: idle,
        busy: false,
        load,
        loadCouriers: async () =>
          void (await track('couriers', async () => (await api.afterSale.getLogisticsConfig({})).companies, true)),
        loadMaterials: async () =>
          void (await track(
            'materials',
            async () => (await api.afterSale.listMaterialPrices({ id: afterSaleOrderId })).result,
            true,
          )),
        cancel: () => change(() => api.afterSale.cancel({ afterSaleOrderId })),
        sendParcel: (expressCompany, expressNumber) =>
          change(() =>
            api.afterSale.submitBill({
              afterSaleOrderId,
              submission: AFTER_SALE_SUBMISSION.parcel,
              expressCompany,
              expressNumber,
            }),
          ),
        sendAccount: (bankInfo) =>
          change(() =>
            api.afterSale.submitBill({ afterSaleOrderId, submission: AFTER_SALE_SUBMISSION.bankInfo, bankInfo }),
          ),
        async payRepair() {
          await start(
            async () => {
              const { cashierUrl } = await paying.send(afterSaleOrderId, (idempotencyKey) =>
                api.afterSale.getRepairPay({ afterSaleOrderId }, { idempotencyKey }),
              )
              if (cashierUrl) ports.openCashier(cashierUrl)
              else await load()
            },
            { refused: load },
          )
        },
      }
    },
  })
