import { needsNewAgreement, SHOP_STATUS, type SalesChannel, type SalesMagnitude } from '@hearth/domain'
import type {
  Certification,
  PartnerShop,
  Shop,
  ShopFreeTrial,
  ShopInvitation,
  ShopShare,
  ShopStanding,
  ShopViews,
} from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { refusedField, sendProof, type SentProof } from '#promoters/send-proof'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { RESTING, type SendState } from '#user/ask-code'
import { userStore } from '#user/user-store'

/** The shopper's promoter shop and partner shop, as far as they exist. */
export interface MyStore {
  certification: Certification
  standing: ShopStanding
  shop?: Shop
  views?: ShopViews
  /** The share of the promoter's shop; absent unless the shop is open. */
  share?: ShopShare
  invitation?: ShopInvitation
  trials?: ShopFreeTrial
  /** Address of the page on which companies pay by bank transfer; absent if there is none. */
  publicPay?: string
  partnerStanding: ShopStanding
  partner?: PartnerShop
}

/** The owner's input for a partner shop. */
export interface PartnerWish {
  name: string
  mobile: string
  code: string
  address: string
  channel: SalesChannel
  magnitude: SalesMagnitude
}

/** Refusals of a form, by field; empty if a toast has shown the refusal. */
export type MyStoreRefusal = Partial<Record<'name' | 'mobile' | 'code' | 'address', string>>

/** The page of a promoter's own shops. */
export interface MyStoreState {
  mine: Load<MyStore>
  /** State of sending a code to the telephone of the partner shop. */
  code: SendState
  /** True while a change is being sent. */
  busy: boolean
  load(): Promise<void>
  /** Opens the promoter's shop. Returns the refusal; undefined on success. */
  open(name: string): Promise<MyStoreRefusal | undefined>
  /** Renames the promoter's shop or the partner shop. Returns the refusal; undefined on success. */
  rename(name: string, which: 'promoter' | 'partner'): Promise<MyStoreRefusal | undefined>
  /** Sends a code to a telephone. Returns whether it was sent. */
  sendCode(mobile: string): Promise<boolean>
  /** Authorises the partner shop. Returns the refusal; undefined on success. */
  authorize(wish: PartnerWish): Promise<MyStoreRefusal | undefined>
}

const FIELDS = {
  name: 'name',
  mobile: 'mobile',
  phone: 'mobile',
  telephone: 'mobile',
  verifyCode: 'code',
  code: 'code',
  address: 'address',
} as const

/** The shops of a promoter (F16): their names, statuses and shares. */
export const myStoreStore = defineStore<MyStoreState>({
  name: 'myStore',
  personal: true,
  create(context, set, get) {
    const { api, store, now } = context
    const track = tracker<Pick<MyStoreState, 'mine'>>(context, set, get)
    const tell = (text: string) => store(appStore).getState().showToast(text)
    const quiet = { toast: false } as const
    let sent: SentProof | undefined

    async function read(): Promise<MyStore> {
      const [certification, standing, partnerStanding] = await Promise.all([
        api.rebate.getCertification({}, quiet),
        api.rebateShop.getStatus({}, quiet),
        api.partner.getStatus({}, quiet),
      ])
      const hasShop = standing.status !== SHOP_STATUS.none
      const shares =
        standing.status === SHOP_STATUS.open &&
        certification.certified &&
        !certification.suspended &&
        !needsNewAgreement(certification)
      const [shop, views, trials, share, invitation, publicPay, partner] = await Promise.all([
        hasShop ? api.rebateShop.getMine({}, quiet) : undefined,
        hasShop ? api.rebateShop.countViews({}, quiet) : undefined,
        hasShop ? api.rebateShop.getFreeTrial({}, quiet) : undefined,
        shares ? api.rebateShop.getShare({}, quiet) : undefined,
        shares ? api.rebateShop.getInvitation({}, quiet) : undefined,
        shares ? api.rebateShop.getPublicPay({}, quiet) : undefined,
        partnerStanding.status === SHOP_STATUS.none ? undefined : api.partner.getMine({}, quiet),
      ])
      return {
        certification,
        standing,
        partnerStanding,
        shop,
        views,
        trials,
        share,
        invitation,
        publicPay: publicPay?.url,
        partner,
      }
    }

    const load = async () => void (await track('mine', read, true))

    /** Runs a change. Returns the fault of the refused field; undefined on success. */
    async function change(call: () => Promise<unknown>, said: string): Promise<MyStoreRefusal | undefined> {
      if (get().busy) return {}
      set({ busy: true })
      const session = context.session()
      try {
        await call()
        tell(said)
        // The shopper's data include the names of their shops, so they are reloaded too.
        await Promise.all([load(), store(userStore).getState().load()])
        return undefined
      } catch (thrown) {
        return refusedField(thrown, FIELDS, tell)
      } finally {
        if (context.session() === session) set({ busy: false })
      }
    }

    return {
      mine: idle,
      code: RESTING,
      busy: false,
      load,
      open: (name) => change(() => api.rebateShop.create({ name: name.trim() }, quiet), '小店已开通'),
      rename: (name, which) =>
        change(
          () =>
            which === 'promoter'
              ? api.rebateShop.rename({ name: name.trim() }, quiet)
              : api.partner.change({ name: name.trim() }, quiet),
          '店名已修改',
        ),
      async sendCode(mobile) {
        const proof = await sendProof(mobile, {
          state: () => get().code,
          show: (code) => set({ code }),
          now,
          tell,
          ask: () => api.rebateShop.sendCode({ phone: mobile }, quiet),
        })
        if (proof) sent = proof
        return proof !== undefined
      },
      async authorize({ name, mobile, code, address, channel, magnitude }) {
        const { ticket } = sent?.telephone === mobile ? sent : {}
        if (ticket === undefined) return { code: '请先获取验证码' }
        const wish = { name: name.trim(), mobile, ticket, verifyCode: code, address, channel, magnitude }
        return change(() => api.rebateShop.authorize(wish, quiet), '已提交认证')
      },
    }
  },
})
