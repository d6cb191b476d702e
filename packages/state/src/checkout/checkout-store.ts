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

/** The code that places orders, loaded after the page, so that the page is shown sooner. */
const loadPlacing = () => import('#checkout/placing')

/** The order's cabinet, in place of the address (E06). */
export interface ChosenCabinet {
  cabinetId: string
  name: string
  address: string
}

/** The data of a refused order. */
export interface RefusedOrder {
  /** Fen. */
  amount: number
  products: CartProduct[]
}

/** Checkout. */
export interface CheckoutState {
  settlement: Load<Settlement>
  addresses: Load<AddressList>
  addressId?: string
  /** A cabinet or a pickup point; the address then only names the receiver. */
  cabinet?: ChosenCabinet
  remark: string
  invoice: InvoiceDraft
  /** Fields that the section of the order's kind asked for. */
  kindFields: KindFields
  /** The chosen tenders, coins and stars, if the shopper has any (E03). */
  tenders: Readonly<Record<TenderName, boolean>>
  /** The order is on its way (S06). */
  placing: boolean
  /** Amounts are being reloaded. */
  repricing: boolean
  /** A refused order, until the shopper changes something, since products or prices may have changed. */
  refused?: RefusedOrder
  load(query: CheckoutQuery): Promise<void>
  loadAddresses(): Promise<void>
  chooseAddress(addressId: string): void
  /** Sends it to a cabinet, or to the address again. */
  chooseCabinet(cabinet: ChosenCabinet | undefined): void
  /** Uses a coupon or stops using it; one normal and one free-postage coupon at most (S08). */
  toggleCoupon(couponId: string): void
  /** Pays with coins or stars, or stops doing so. */
  setTender(tender: TenderName, use: boolean): void
  setRemark(remark: string): void
  /** Stores fields of a kind's section; an empty value removes one. */
  setKindFields(fields: KindFields): void
  setInvoice(invoice: Partial<InvoiceDraft>): void
  /** Fills in the shopper's stored invoice data if nothing was written yet (S05); this does not request an invoice. */
  loadInvoice(): Promise<void>
  /** Places the order: returns its id, or undefined if it failed. Pressing twice places one. */
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
    /** Coupons the shopper chose; undefined until then, so that the server uses the best ones. */
    let couponId: string[] | undefined
    let placing: Promise<string | undefined> | undefined
    /** The address that the server uses by default, as it is stored. */
    let assumed: string | undefined
    /** Requests for amounts: loading until the newest is answered. */
    let turn = 0

    /** The shopper of the shown draft; empty until the shopper is known. */
    let writer = ''

    context.onForget(() => {
      query = {}
      couponId = undefined
      writer = ''
    })

    /** Restores the shopper's input before a reload, once the shopper is known. Later input takes precedence. */
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
      // If the shop refuses to price it, it can't be ordered either, and is no longer offered.
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
      // Input for another order is kept.
      if (query.orderId) return orderId
      set({ ...emptyDraft, cabinet: undefined })
      forgetDraft(ports)
      if (!query.skuNo) void store(badgeStore).getState().recount()
      // The shopper is no newcomer any more, and may have used up a promotion's limit: other pages have new prices now.
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
        // The amounts are not for the displayed address (S07): the default one is too old, or the chosen one gone.
        const { addressId } = get()
        if (addressId && addressId !== (named ?? assumed)) void settle(true)
        // Loaded ahead of the press; if that fails, the press loads it again.
        void loadPlacing().catch(() => {})
      },
      loadAddresses,
      chooseAddress(addressId) {
        set({ addressId })
        void settle(true)
      },
      chooseCabinet(cabinet) {
        set({ cabinet })
        // A choice made before checkout was opened is priced there.
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
        // Otherwise the shopper fills it in.
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

/** The order's destination. */
export const selectChosenAddress = (state: CheckoutState): Address | undefined =>
  state.addresses.data?.result.find(({ addressId }) => addressId === state.addressId)

/** Number of addresses to choose from; undefined if they could not be loaded. */
export const selectAddressCount = ({ addresses: { status, data } }: CheckoutState): number | undefined =>
  status === 'failed' ? data?.result.length || undefined : data?.result.length

/** Whether addresses are loading and none is chosen: it is not known yet whether one is missing. */
export const selectAddressComing = (state: CheckoutState): boolean =>
  (state.addresses.status === 'idle' || state.addresses.status === 'loading') && !selectChosenAddress(state)

function toggled(settlement: Settlement, couponId: string): string[] {
  const applied = appliedCoupons(settlement)
  if (applied.includes(couponId)) return applied.filter((id) => id !== couponId)
  const isPostage = (coupon: CheckoutCoupon | undefined) => coupon?.discountType === COUPON_DISCOUNT_TYPE.freePostage
  const couponOf = (id: string) => settlement.coupons.find((coupon) => coupon.couponId === id)
  return [...applied.filter((id) => isPostage(couponOf(id)) !== isPostage(couponOf(couponId))), couponId]
}
