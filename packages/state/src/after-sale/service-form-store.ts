import {
  DAY,
  emptyAfterSaleForm,
  formatDateTime,
  SERVICE_TYPE,
  type AfterSaleForm,
  type ServiceType,
} from '@hearth/domain'
import type {
  AfterSaleForm as SentForm,
  SerialNumber,
  ServiceAddress,
  ServiceAddressCheck,
  ServiceGift,
  ServiceItemDetail,
  ServiceQuote,
} from '@hearth/sdk/core'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { refusalOf, type Refusal } from '#shop/refusal-of'
import { pictureSender } from '#shop/send-picture'
import { tracker } from '#shop/track'

/** Data of the order line that the form is for, as the server returned them. */
export interface ServiceFormStart extends ServiceItemDetail {
  gifts: ServiceGift[]
  sns: SerialNumber[]
}

/** The after-sale form of one order line (E08, S13). */
export interface ServiceFormState {
  start: Load<ServiceFormStart>
  form: AfterSaleForm
  /** Serial numbers that the shopper chose. */
  sns: string[]
  freight: Load<ServiceQuote>
  /** Whether a courier collects parcels at the pickup address. */
  pickup: Load<ServiceAddressCheck>
  /** Hours of a day at which a courier can come. */
  pickupHours: readonly string[]
  /** Days on which a courier can come, as `YYYY-MM-DD`. */
  pickupDays: readonly string[]
  /** Number of pictures being uploaded. */
  uploading: number
  sending: boolean
  /** The shop's last refusal, with the form's field at fault if the shop named a field. */
  refusal?: Refusal
  load(): Promise<void>
  /** Chooses the kind of service. Each kind has its own list of reasons. */
  choose(serviceType: ServiceType): Promise<void>
  /** Chooses the shipped or the unshipped pieces. Each has its own reasons and gifts. */
  chooseSent(sent: boolean): Promise<void>
  change(part: Partial<AfterSaleForm>): void
  toggleSn(sn: string): void
  /** Loads the freight of the return for the current input. */
  quote(): Promise<void>
  /** Loads whether a courier collects parcels at an address. */
  checkPickup(address: ServiceAddress): Promise<void>
  /** Lets the shopper pick a picture, and adds it to the form. */
  addPicture(): Promise<void>
  removePicture(url: string): void
  /** Lets the shopper pick a picture of the invoice, which replaces the earlier one. */
  addInvoicePicture(): Promise<void>
  /**
   * Submits the request. Returns its id; undefined if it was refused. A second press while it is being sent has no
   * effect.
   */
  submit(): Promise<string | undefined>
}

/** Maximum number of pictures of a request. */
export const MOST_SERVICE_PICTURES = 9

/** Returns the three days that follow a moment. */
const daysAfter = (now: number): string[] => [1, 2, 3].map((days) => formatDateTime(now + days * DAY).slice(0, 10))

/** Defines the store of the after-sale form of one order line. */
export const serviceFormStore = (orderItemId: string): StoreDefinition<ServiceFormState> =>
  defineStore<ServiceFormState>({
    name: `serviceForm:${orderItemId}`,
    personal: true,
    create(context, set, get) {
      const { api, ports } = context
      const track = tracker<Pick<ServiceFormState, 'start' | 'freight' | 'pickup'>>(context, set, get)
      const sending = changing(context, set, get, 'sending')
      const applying = attempt(ports)
      const sendPicture = pictureSender(context, set, get)
      const change = (part: Partial<AfterSaleForm>) => {
        set({ form: { ...get().form, ...part }, refusal: undefined })
        // The freight depends on the reason and the number of pieces. If the reason is removed, the freight is removed
        // too; if the number changes, the freight is loaded again.
        if (part.reason === '') set({ freight: idle })
        else if (part.itemQuantity !== undefined) void quote()
      }
      async function quote() {
        const { form, start } = get()
        if (!start.data || !form.serviceType || !form.reason) return
        const { itemQuantity, serviceType, reason, returnType, sent } = form
        await track('freight', () =>
          api.afterSale.quoteFreight({
            orderItemId,
            itemQuantity,
            address: start.data!.address,
            serviceType,
            reason,
            sent,
            ...(returnType === '' ? {} : { returnType }),
          }),
        )
      }
      const read = async (serviceType?: ServiceType) => {
        const { sent } = get().form
        const read = await track(
          'start',
          async () => {
            const [item, gifts, sns] = await Promise.all([
              api.afterSale.readItem({ orderItemId, serviceType, sent }),
              api.afterSale.listGifts({ orderItemId, sent }),
              api.afterSale.listSerialNumbers({ orderItemId }),
            ])
            return { ...item, gifts: gifts.result, sns: sns.result }
          },
          true,
        )
        // The line is no longer partly shipped, so the shopper cannot choose between shipped and unshipped pieces.
        if (read && sent !== undefined && read.orderItem.sentQuantity === undefined)
          change({ sent: undefined, itemQuantity: 1, ...withoutReason })
      }
      const withoutReason = { reason: '', reasonTxt: '', rootReason: '', hasChild: false, childReasonTxt: '' }
      const allGifts = () => get().start.data?.gifts.map(({ orderItemId: id }) => id) ?? []

      /** Fills in the form when the line is first loaded. Later loads keep the shopper's input. */
      async function begin() {
        const chosen = get().form.serviceType || undefined
        await read(chosen)
        const item = get().start.data?.orderItem
        const [first] = item?.serviceTypes ?? []
        if (item && !chosen && first)
          change({
            ...emptyAfterSaleForm({ skuNo: item.skuNo, itemPrice: item.price }),
            serviceType: first,
            gifts: allGifts(),
            // `sent` is set only for a partly shipped line. Other lines may be shipped before the request is submitted;
            // a stored `sent` would then still say that their pieces are unshipped.
            ...(item.sentQuantity === undefined ? {} : { sent: get().start.data!.shipped }),
          })
      }
      const loadPickupTimes = () =>
        api.afterSale.getLogisticsConfig({}, { toast: false }).then(
          ({ pickupHours }) => set({ pickupHours, pickupDays: daysAfter(context.now()) }),
          () => {},
        )

      return {
        start: idle,
        form: emptyAfterSaleForm(),
        sns: [],
        freight: idle,
        pickup: idle,
        pickupHours: [],
        pickupDays: [],
        uploading: 0,
        sending: false,
        load: async () => void (await Promise.all([begin(), loadPickupTimes()])),
        async choose(serviceType) {
          if (serviceType === get().form.serviceType) return
          change({ serviceType, ...withoutReason })
          await read(serviceType)
        },
        async chooseSent(sent) {
          if (sent === get().form.sent) return
          change({ sent, itemQuantity: 1, returnType: '', ...withoutReason })
          await read(get().form.serviceType || undefined)
          change({ gifts: allGifts() })
        },
        change,
        toggleSn(sn) {
          const { sns } = get()
          set({ sns: sns.includes(sn) ? sns.filter((one) => one !== sn) : [...sns, sn], refusal: undefined })
        },
        quote,
        async checkPickup(address) {
          const { serviceType, skuNo } = get().form
          if (!serviceType) return
          await track('pickup', () => api.afterSale.validateAddress({ serviceType, skuNo, address }, { toast: false }))
        },
        async addPicture() {
          if (get().form.detailImages.length + get().uploading >= MOST_SERVICE_PICTURES) return
          await sendPicture('detailImages', (url) => change({ detailImages: [...get().form.detailImages, url] }))
        },
        addInvoicePicture: () => sendPicture('invoicePicture', (invoicePicture) => change({ invoicePicture })),
        removePicture: (url) => change({ detailImages: get().form.detailImages.filter((one) => one !== url) }),
        async submit() {
          const { form, sns, start } = get()
          if (!form.serviceType) return undefined
          const { returnType, serviceType, invoicePicture, ...rest } = form
          const goesBack =
            serviceType === SERVICE_TYPE.refund ? (start.data?.gifts.map(({ orderItemId: id }) => id) ?? []) : []
          const sent: SentForm = {
            ...rest,
            orderItemId,
            serviceType,
            sns,
            gifts: form.gifts.filter((id) => goesBack.includes(id)),
            ...(returnType === '' ? {} : { returnType }),
            ...(invoicePicture ? { invoicePicture } : {}),
          }
          let afterSaleOrderId: string | undefined
          await sending(
            async () => {
              set({ refusal: undefined })
              const request = await applying.send(JSON.stringify(sent), (idempotencyKey) =>
                api.afterSale.apply(sent, { idempotencyKey, toast: false }),
              )
              afterSaleOrderId = request.afterSaleOrderId
              set({ form: emptyAfterSaleForm(), sns: [], freight: idle, pickup: idle, start: idle })
            },
            {
              async refused(thrown) {
                const refusal = refusalOf(thrown)
                set({ refusal })
                if (refusal.field !== 'sent') return
                await read(serviceType)
                set({ refusal })
              },
            },
          )
          return afterSaleOrderId
        },
      }
    },
  })
