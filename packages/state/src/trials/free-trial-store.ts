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
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { userStore } from '#user/user-store'

/** What a product can be tried by. */
export interface TrialOffer {
  /** The trial. */
  promotionId: string
  /** Its skus of the product, those that can be tried first. */
  products: FreeTrialProduct[]
}

/** Who would try it: what they signed, and what they have on trial. */
export interface Trier {
  agreement: Agreement
  identity: Identity
  info: FreeTrialInfo
}

/** What a shopper types to prove who they are. */
export type PersonDraft = Required<Pick<SignAgreement, 'realName' | 'idNumber' | 'captchaCode'>>

/** Trying one product for free. */
export interface FreeTrialState {
  offer: Load<TrialOffer>
  trier: Load<Trier>
  captcha: Load<Captcha>
  addresses: Load<AddressList>
  skuNo?: string
  addressId?: string
  /** What the server says is wrong with what was typed, by the field. */
  wrong: Readonly<Partial<Record<keyof SignAgreement, string>>>
  /** Something is being sent. */
  busy: boolean
  load(): Promise<void>
  /** Asks who the shopper is to the trial, and where it would go; nothing of a visitor. */
  loadTrier(): Promise<void>
  loadCaptcha(): Promise<void>
  choose(skuNo: string): void
  chooseAddress(addressId: string): void
  /** Signs the agreement, with the person where that is asked for. Whether it is signed. */
  sign(person?: PersonDraft): Promise<boolean>
  /** Applies: the order, nothing where it was refused. */
  apply(): Promise<string | undefined>
}

/** The trial that a product is part of; nothing where it is part of none. */
const trialOf = (skus: readonly Sku[]): string | undefined =>
  skus.flatMap(({ promotions }) => promotions).find(({ promotionType }) => promotionType === PROMOTION_TYPE.freeTrial)
    ?.promotionId

/** Trying a product for free (F02): agreement, qualification, and the application. */
export const freeTrialStore = (spuNo: string): StoreDefinition<FreeTrialState> =>
  defineStore<FreeTrialState>({
    name: `freeTrial:${spuNo}`,
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<FreeTrialState, 'offer' | 'trier' | 'captcha' | 'addresses'>>(context, set, get)
      /** The same press again is the same order, as long as its fate is not known. */
      let attempt: { of: string; key: string } | undefined
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
          set({ busy: true, wrong: {} })
          const captchaId = get().captcha.data?.captchaId
          const signed = await api.user
            .signAgreement({ ...FREE_TRIAL_AGREEMENT, ...(person ? { ...person, captchaId } : {}) })
            .then(
              () => true,
              (thrown: { code?: string; field?: string; message: string }) => {
                if (thrown.field) set({ wrong: { [thrown.field]: thrown.message } })
                return false
              },
            )
          set({ busy: false })
          if (signed) await get().loadTrier()
          // One try a captcha: whatever was wrong, the next try needs another.
          else if (person) await loadCaptcha()
          return signed
        },
        async apply() {
          const { busy, offer, skuNo, addressId } = get()
          if (busy || !offer.data || !skuNo || !addressId) return undefined
          const wish = { skuNo, addressId, promotionId: offer.data.promotionId }
          const of = JSON.stringify(wish)
          attempt = attempt?.of === of ? attempt : { of, key: ports.newId() }
          set({ busy: true })
          try {
            const { orderId } = await api.checkout.placeFreeTrial(
              { ...wish, ...FREE_TRIAL_AGREEMENT, orderWay: ports.platform.orderWay },
              { idempotencyKey: attempt.key },
            )
            attempt = undefined
            store(appStore).getState().showToast('试用申请已提交')
            return orderId
          } catch (thrown) {
            if (!(thrown as { unknown?: true }).unknown) attempt = undefined
            if ((thrown as { code?: string }).code === String(REPLY_CODE.loginNeeded))
              void store(userStore).getState().load()
            await Promise.all([get().load(), get().loadTrier()])
            return undefined
          } finally {
            set({ busy: false })
          }
        },
      }
    },
  })
