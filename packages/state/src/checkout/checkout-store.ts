import {
  cartProducts,
  chooseAddress,
  COUPON_DISCOUNT_TYPE,
  invoiceHeaderFor,
  withInvoice,
  type TenderName,
} from '@hearth/domain'
import type { Address, AddressList, CartProduct, CheckoutCoupon, Settlement } from '@hearth/sdk/core'
import { BusinessError } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import { flushCart } from '#cart/flush-cart'
import type { CheckoutQuery } from '#checkout/checkout-query'
import { forgetDraft } from '#checkout/draft-key'
import { emptyDraft, keepDraft, type KeptDraft, readDraft } from '#checkout/kept-draft'
import type { InvoiceDraft } from '#checkout/invoice-draft'
import type { KindFields } from '#checkout/order-draft'
import { appliedCoupons, dueNow, tenderWish } from '#checkout/wishes'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { userStore, whoIs } from '#user/user-store'

/** Loads the code that places orders. It is loaded after the page, so that the page is shown sooner. */
const loadPlacing = () => import('#checkout/placing')

/** The cabinet or pickup point that the order is sent to, instead of the address (E06). */
export interface ChosenCabinet {
  cabinetId: string
  name: string
  address: string
}

/** Amount and products of an order that the shop refused. */
export interface RefusedOrder {
  /** Fen that were to be paid. */
  amount: number
  products: CartProduct[]
}

/** State of the checkout page. */
export interface CheckoutState {
  settlement: Load<Settlement>
  addresses: Load<AddressList>
  addressId?: string
  /** The chosen cabinet or pickup point. If there is one, the address only names the receiver. */
  cabinet?: ChosenCabinet
  remark: string
  invoice: InvoiceDraft
  /** Input of the form section that the order's kind adds. */
  kindFields: KindFields
  /** Whether to pay with coins and with stars, if the shopper has any (E03). */
  tenders: Readonly<Record<TenderName, boolean>>
  /** True while the order is being sent (S06). */
  placing: boolean
  /** True while amounts are being reloaded. */
  repricing: boolean
  /** The refused order, until the shopper changes something. The page compares it with the new prices. */
  refused?: RefusedOrder
  load(query: CheckoutQuery): Promise<void>
  loadAddresses(): Promise<void>
  chooseAddress(addressId: string): void
  /** Sends the order to a cabinet; to the address if undefined. */
  chooseCabinet(cabinet: ChosenCabinet | undefined): void
  /** Adds a coupon to the order, or removes it. An order takes one normal and one free-postage coupon (S08). */
  toggleCoupon(couponId: string): void
  /** Turns payment with coins or stars on or off. */
  setTender(tender: TenderName, use: boolean): void
  setRemark(remark: string): void
  /** Stores input of the kind's form section. An empty value removes the field. */
  setKindFields(fields: KindFields): void
  setInvoice(invoice: Partial<InvoiceDraft>): void
  /**
   * Fills in the shopper's stored invoice data unless the shopper has entered some (S05). Does not request an invoice.
   */
  loadInvoice(): Promise<void>
  /** Places the order. Returns its id; undefined if it failed. A second press while it is being sent has no effect. */
  place(): Promise<string | undefined>
}

/** Checkout: address, coupons, amounts, and placing the order. */
export const checkoutStore = defineStore<CheckoutState>({
  name: 'checkout',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker(context, set, get)
    let query: CheckoutQuery = {}
    /** Ids of the coupons that the shopper chose; undefined if the server should use the best coupons. */
    let couponId: string[] | undefined
    let placing: Promise<string | undefined> | undefined
    /** Id of the default address, which the server uses if none is sent. */
    let assumed: string | undefined
    /** Number of the newest request for amounts. Replies to older requests are ignored. */
    let turn = 0

    /** The shopper whose draft is shown; empty until the shopper is known. */
    let writer = ''

    context.onForget(() => {
      query = {}
      couponId = undefined
      writer = ''
    })

    /**
     * Once the shopper is known, restores the draft that was stored before a reload. If the shopper has entered
     * something before that, this input is stored in place of the draft.
     */
    const resume = () => {
      const who = whoIs(store(userStore).getState().info.data)
      if (!who || who === writer) return
      writer = who
      const { remark, invoice } = get()
      if (remark || invoice !== emptyDraft.invoice) keepDraft(ports, who, { remark, invoice })
      else set(readDraft(ports, who) ?? {})
    }
    const write = (part: Partial<KeptDraft>) => {
      set(part)
      keepDraft(ports, writer, get())
    }
    store(userStore).subscribe(resume)
    const isEnterprise = () => store(userStore).getState().info.data?.buyer?.enterprise === true

    const settle = async (keep: boolean, refused?: RefusedOrder) => {
      const asked = (turn += 1)
      set({ repricing: keep, refused })
      let impossible = false
      const ask = () =>
        api.checkout
          .settle({
            ...query,
            couponId,
            addressId: get().addressId,
            cabinetId: get().cabinet?.cabinetId,
            ...tenderWish(get().tenders),
          })
          .catch((thrown: Error) => {
            impossible = thrown instanceof BusinessError && !thrown.unknown
            throw thrown
          })
      await track('settlement', ask, keep)
      if (asked !== turn) return
      set({ repricing: false })
      if (!impossible) return
      // If the shop refuses to price the order, it would refuse the order too. The amounts are therefore removed, and
      // the page no longer offers to place the order.
      couponId = undefined
      set({ settlement: { status: 'failed', error: get().settlement.error } })
    }
    const loadAddresses = async () => {
      const book = await track(
        'addresses',
        async () => {
          const { result } = await api.checkout.addresses({})
          assumed = result.find(({ isDefault }) => isDefault === 1)?.addressId
          return { result: chooseAddress(result).addresses }
        },
        true,
      )
      if (book) set({ addressId: chooseAddress(book.result, get().addressId).chosen?.addressId })
    }
    const place = async (): Promise<string | undefined> => {
      const { settlement, cabinet, invoice, remark, kindFields, tenders, repricing } = get()
      const address = selectChosenAddress(get())
      if (!settlement.data || !address || repricing) return undefined
      set({ placing: true })
      const code = await loadPlacing().catch(() => undefined)
      if (!code) {
        set({ placing: false })
        store(appStore).getState().showToast('加载失败，请检查网络后重试')
        return undefined
      }
      const { orderId, refused } = await code.submitOrder(context, {
        query,
        settlement: settlement.data,
        address,
        cabinetId: cabinet?.cabinetId,
        invoice,
        remark,
        kindFields,
        tenders,
        orderWay: ports.platform.orderWay,
        enterprise: isEnterprise(),
      })
      set({ placing: false })
      if (refused)
        void settle(true, {
          amount: dueNow(settlement.data, query.orderId !== undefined),
          products: cartProducts(settlement.data),
        })
      if (!orderId) return undefined
      couponId = undefined
      // The final payment of an order does not remove the draft, whose remark and invoice are for an order that is not
      // placed yet.
      if (query.orderId) return orderId
      set({ ...emptyDraft, cabinet: undefined })
      forgetDraft(ports)
      if (!query.skuNo) void store(badgeStore).getState().recount()
      // The order may end newcomer prices and use up limits of promotions, so other pages need the shopper's new data.
      void store(userStore).getState().load()
      return orderId
    }

    return {
      settlement: idle,
      addresses: idle,
      ...emptyDraft,
      kindFields: {},
      tenders: { gold: true, stars: true },
      placing: false,
      repricing: false,
      async load(wanted) {
        const { skuNo, orderId } = wanted
        const same = JSON.stringify(wanted) === JSON.stringify(query)
        query = wanted
        if (!same) {
          couponId = undefined
          set({ kindFields: {} })
        }
        resume()
        if (!skuNo && !orderId) await flushCart(context)
        const named = get().addressId
        await Promise.all([settle(same), loadAddresses()])
        // The amounts were computed for an address that is not the displayed one (S07), so they are loaded again.
        const { addressId } = get()
        if (addressId && addressId !== (named ?? assumed)) void settle(true)
        // Preloads the code that places orders. If that fails, `place` loads it again.
        void loadPlacing().catch(() => {})
      },
      loadAddresses,
      chooseAddress(addressId) {
        set({ addressId })
        void settle(true)
      },
      chooseCabinet(cabinet) {
        set({ cabinet })
        // Before the first settlement there are no amounts to reload.
        if (get().settlement.data) void settle(true)
      },
      toggleCoupon(id) {
        const { settlement } = get()
        if (!settlement.data) return
        couponId = toggled(settlement.data, id)
        void settle(true)
      },
      setTender(tender, use) {
        set({ tenders: { ...get().tenders, [tender]: use } })
        void settle(true)
      },
      setKindFields: (fields) =>
        set({
          kindFields: Object.fromEntries(Object.entries({ ...get().kindFields, ...fields }).filter(([, said]) => said)),
        }),
      setRemark: (remark) => write({ remark }),
      setInvoice: (invoice) => write({ invoice: { ...get().invoice, ...invoice } }),
      async loadInvoice() {
        const before = get().invoice
        if (before !== emptyDraft.invoice) return
        const session = context.session()
        // If the stored invoice data cannot be loaded, the shopper enters the data.
        const kept = await api.invoice.get({}, { toast: false }).catch(() => undefined)
        if (!kept || session !== context.session() || get().invoice !== before) return
        const { invoiceTitle = '', invoiceTaxNumber = '' } = kept
        const invoice = { ...withInvoice(before, kept), invoiceTitle, invoiceTaxNumber }
        if (!invoiceTitle) invoice.invoiceHeader = invoiceHeaderFor(isEnterprise())
        set({ invoice })
      },
      place() {
        placing ??= place().finally(() => {
          placing = undefined
        })
        return placing
      },
    }
  },
})

/** Returns the chosen address; undefined if there is none. */
export const selectChosenAddress = (state: CheckoutState): Address | undefined =>
  state.addresses.data?.result.find(({ addressId }) => addressId === state.addressId)

/** Returns the number of addresses to choose from; undefined if they are unknown. */
export const selectAddressCount = ({ addresses: { status, data } }: CheckoutState): number | undefined =>
  status === 'failed' ? data?.result.length || undefined : data?.result.length

/** Whether no address is chosen because the addresses are still loading. */
export const selectAddressComing = (state: CheckoutState): boolean =>
  (state.addresses.status === 'idle' || state.addresses.status === 'loading') && !selectChosenAddress(state)

function toggled(settlement: Settlement, couponId: string): string[] {
  const applied = appliedCoupons(settlement)
  if (applied.includes(couponId)) return applied.filter((id) => id !== couponId)
  const isPostage = (coupon: CheckoutCoupon | undefined) => coupon?.discountType === COUPON_DISCOUNT_TYPE.freePostage
  const couponOf = (id: string) => settlement.coupons.find((coupon) => coupon.couponId === id)
  return [...applied.filter((id) => isPostage(couponOf(id)) !== isPostage(couponOf(couponId))), couponId]
}
