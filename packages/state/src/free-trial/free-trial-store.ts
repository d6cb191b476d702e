import { allowsFreeTrial, chooseAddress, FREE_TRIAL_AGREEMENT, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type {
  Address,
  AddressList,
  Agreement,
  Captcha,
  FreeTrialInfo,
  FreeTrialProduct,
  Identity,
  SignAgreement,
  Sku,
} from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { refusalOf } from '#shop/refusal-of'
import { tracker } from '#shop/track'
import { userStore } from '#user/user-store'

/** The free trial that a product is offered in. */
export interface TrialOffer {
  /** Id of the trial's promotion; empty if the product has no trial. */
  promotionId: string
  /** The product's skus in the trial, in the server's order. */
  products: FreeTrialProduct[]
}

/** The applicant: signed agreement, identity and trials. */
export interface Trier {
  agreement: Agreement
  identity: Identity
  info: FreeTrialInfo
}

/** The shopper's input for proving their identity. */
export type PersonDraft = Required<Pick<SignAgreement, 'realName' | 'idNumber' | 'captchaCode'>>

/** The application for the free trial of one product. */
export interface FreeTrialState {
  offer: Load<TrialOffer>
  trier: Load<Trier>
  captcha: Load<Captcha>
  addresses: Load<AddressList>
  skuNo?: string
  addressId?: string
  /** What the server refused about the input, by field. */
  wrong: Readonly<Partial<Record<keyof SignAgreement, string>>>
  /** True while a call of this form is being sent. */
  busy: boolean
  load(): Promise<void>
  /** Loads the applicant's data and addresses. Requires a login. */
  loadTrier(): Promise<void>
  loadCaptcha(): Promise<void>
  choose(skuNo: string): void
  chooseAddress(addressId: string): void
  /** Signs the agreement, with the shopper's identity if required. Returns whether it succeeded. */
  sign(person?: PersonDraft): Promise<boolean>
  /** Applies for the trial. Returns the order's id; undefined if the application was refused. */
  apply(): Promise<string | undefined>
}

/** Returns the promotion id of a product's free trial; undefined if it has none. */
const trialOf = (skus: readonly Sku[]): string | undefined =>
  skus.flatMap(({ promotions }) => promotions).find(({ promotionType }) => promotionType === PROMOTION_TYPE.freeTrial)
    ?.promotionId

/** Defines the store of a product's free trial (F02): agreement, identity and application. */
export const freeTrialStore = (spuNo: string): StoreDefinition<FreeTrialState> =>
  defineStore<FreeTrialState>({
    name: `freeTrial:${spuNo}`,
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<FreeTrialState, 'offer' | 'trier' | 'captcha' | 'addresses'>>(context, set, get)
      const change = changing(context, set, get, 'busy')
      const applying = attempt(ports)
      const loadCaptcha = async () => void (await track('captcha', () => api.user.getCaptcha({})))

      return {
        offer: idle,
        trier: idle,
        captcha: idle,
        addresses: idle,
        wrong: {},
        busy: false,
        loadCaptcha,
        async load() {
          const offer = await track(
            'offer',
            async () => {
              const [found] = await api.products.spuSkus({ spuNo: [spuNo] })
              const promotionId = trialOf(found?.skus ?? [])
              if (promotionId === undefined) return { promotionId: '', products: [] }
              const { result } = await api.promotions.listFreeTrialProducts({ promotionId })
              return { promotionId, products: result.filter((one) => one.spuNo === spuNo) }
            },
            true,
          )
          const { skuNo } = get()
          if (offer && !offer.products.some((one) => one.skuNo === skuNo))
            set({ skuNo: (offer.products.find(allowsFreeTrial) ?? offer.products[0])?.skuNo })
        },
        async loadTrier() {
          const [trier] = await Promise.all([
            track(
              'trier',
              async () => {
                const [agreement, identity, info] = await Promise.all([
                  api.user.getAgreement(FREE_TRIAL_AGREEMENT),
                  api.user.getIdentity(FREE_TRIAL_AGREEMENT),
                  api.user.getFreeTrial({}),
                ])
                return { agreement, identity, info }
              },
              true,
            ),
            track('addresses', () => api.checkout.addresses({}), true),
          ])
          const { addressId, addresses } = get()
          const { chosen } = chooseAddress<Address>(addresses.data?.result ?? [], addressId)
          set({ addressId: chosen?.addressId })
          if (trier && !trier.identity.verified && get().captcha.status === 'idle') await loadCaptcha()
        },
        choose: (skuNo) => set({ skuNo }),
        chooseAddress: (addressId) => set({ addressId }),
        async sign(person) {
          if (get().busy) return false
          const signed = await change(
            () => {
              set({ wrong: {} })
              const captchaId = get().captcha.data?.captchaId
              return api.user.signAgreement({ ...FREE_TRIAL_AGREEMENT, ...(person ? { ...person, captchaId } : {}) })
            },
            {
              refused(thrown) {
                const { field, message } = refusalOf(thrown)
                if (field) set({ wrong: { [field]: message } })
              },
            },
          )
          if (signed) await get().loadTrier()
          // A captcha accepts one answer, so another attempt after a refusal needs a new captcha.
          else if (person) await loadCaptcha()
          return signed
        },
        async apply() {
          const { offer, skuNo, addressId } = get()
          if (!offer.data || !skuNo || !addressId) return undefined
          const wish = { skuNo, addressId, promotionId: offer.data.promotionId }
          const { orderWay } = ports.platform
          let orderId: string | undefined
          await change(
            async () => {
              const placed = await applying.send(JSON.stringify(wish), (idempotencyKey) =>
                api.checkout.placeFreeTrial({ ...wish, ...FREE_TRIAL_AGREEMENT, orderWay }, { idempotencyKey }),
              )
              orderId = placed.orderId
              store(appStore).getState().showToast('试用申请已提交')
            },
            {
              async refused(thrown) {
                if ((thrown as { code?: string }).code === String(REPLY_CODE.loginNeeded))
                  void store(userStore).getState().load()
                await Promise.all([get().load(), get().loadTrier()])
              },
            },
          )
          return orderId
        },
      }
    },
  })
