import type {
  BarrageLine,
  Invitation,
  InviteAward,
  InviteProgress,
  InviteRank,
  InviteStatus,
  InviteSummary,
  ShareCode,
} from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { refusedField } from '#promoters/send-proof'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The results of a promoter's invitations. */
export interface OwnInvites {
  progress: InviteProgress
  summary: InviteSummary
  /** The promoter's latest awards. */
  awards: InviteAward[]
  usernick: string
}

/** The action that is being sent. */
export type InviteDeed = 'coupon' | 'share' | 'award' | 'nick' | 'send' | 'note'

/** Refusals of a form, by field; empty if a toast has shown the refusal. */
export type InviteFormRefusal = Partial<Record<'telephone' | 'agreed' | 'usernick', string>>

const FIELDS = { telephone: 'telephone', agreed: 'agreed', usernick: 'usernick' } as const

/** The page of invitations: the campaign, and the results of a promoter (F20). */
export interface InviteState {
  status: Load<InviteStatus>
  /** The promoter who invites, if the page was opened by an invitation link. */
  invitation: Load<Invitation>
  /** Recent earnings of other promoters. */
  barrage: Load<BarrageLine[]>
  rank: Load<InviteRank>
  own: Load<OwnInvites>
  doing?: InviteDeed
  load(): Promise<void>
  /** Loads the promoter's own data. */
  loadOwn(): Promise<void>
  /** Loads the first `count` places of the ranking. */
  loadRank(count: number): Promise<void>
  /** Takes the coupon of the invitation. Returns the message of the refusal; undefined on success. */
  receive(): Promise<string | undefined>
  /** Creates the promoter's share. Returns undefined if it was refused; a toast has shown the refusal. */
  share(): Promise<ShareCode | undefined>
  takeAward(awardId: string): Promise<void>
  /** Sets the promoter's nickname. Returns the refusal; undefined on success. */
  setNick(usernick: string): Promise<InviteFormRefusal | undefined>
  /**
   * Invites a telephone by the shop's SMS (`send`), or records an invitation that the promoter sends (`note`). Returns
   * the refusal; undefined on success.
   */
  inviteNumber(telephone: string, how: 'send' | 'note'): Promise<InviteFormRefusal | undefined>
}

/** Number of places on the leaderboard that the page shows at first. */
const PLACES = 10

/**
 * Defines the store of the page of invitations, for the share in an invitation link; without a share, for the shopper's
 * own page.
 */
export const inviteStore = (shareId = ''): StoreDefinition<InviteState> =>
  defineStore<InviteState>({
    name: `invite:${shareId}`,
    shared: ['status', 'invitation', 'barrage', 'rank'],
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      type Loads = Pick<InviteState, 'status' | 'invitation' | 'barrage' | 'rank' | 'own'>
      const track = tracker<Loads>(context, set, get)
      const systemType = doorOf(ports.platform)
      const quiet = { toast: false } as const
      const toast = (text: string) => store(appStore).getState().showToast(text)
      const loadInvitation = () =>
        shareId === ''
          ? undefined
          : track('invitation', () => api.invite.getInvitation({ shareId, systemType }, quiet), true)
      const loadRank = async (count: number) =>
        void (await track('rank', () => api.invite.getRank({ count }, quiet), true))
      const loadOwn = async () =>
        void (await track(
          'own',
          async () => {
            const [progress, summary, awards, { usernick }] = await Promise.all([
              api.invite.getProgress({ systemType }, quiet),
              api.invite.getSummary({}, quiet),
              api.invite.listAwards({}, quiet),
              api.invite.getNick({}, quiet),
            ])
            return { progress, summary, awards: awards.result, usernick }
          },
          true,
        ))
      const change = changing<InviteState, 'doing'>(context, set, get, 'doing')
      const trying = attempt(ports)
      /** Sends a form. Returns the fault of the refused field; undefined on success. */
      async function filled(mark: InviteDeed, call: () => Promise<unknown>, said: string) {
        let refusal: InviteFormRefusal | undefined = {}
        await change(call, {
          mark,
          done: () => {
            refusal = undefined
            toast(said)
          },
          refused: (thrown) => void (refusal = refusedField(thrown, FIELDS, toast)),
        })
        if (!refusal) await loadOwn()
        return refusal
      }
      return {
        status: idle,
        invitation: idle,
        barrage: idle,
        rank: idle,
        own: idle,
        loadOwn,
        loadRank,
        async load() {
          await Promise.all([
            track('status', () => api.invite.getStatus({ systemType }, quiet), true),
            loadInvitation(),
            track('barrage', async () => (await api.invite.getBarrage({}, quiet)).result, true),
            loadRank(Math.max(PLACES, get().rank.data?.result.length ?? 0)),
          ])
        },
        async receive() {
          let refusal: string | undefined
          await change(
            () =>
              trying.send(shareId, (idempotencyKey) =>
                api.coupons.receiveInvite({ shareId, systemType }, { idempotencyKey }),
              ),
            {
              mark: 'coupon',
              done: () => toast('领取成功，下单时可用'),
              refused: (thrown) => void (refusal = thrown instanceof Error ? thrown.message : '领取失败，请重试'),
            },
          )
          await loadInvitation()
          return refusal
        },
        async share() {
          let made: ShareCode | undefined
          await change(() => api.rebate.createShareCode({}), { mark: 'share', done: (code) => void (made = code) })
          return made
        },
        async takeAward(awardId) {
          await change(
            () => trying.send(awardId, (idempotencyKey) => api.invite.takeAward({ awardId }, { idempotencyKey })),
            { mark: 'award', done: () => toast('已放入您的优惠券') },
          )
          await loadOwn()
        },
        setNick: (usernick) => filled('nick', () => api.invite.setNick({ usernick }, quiet), '昵称已保存'),
        inviteNumber: (telephone, how) =>
          filled(
            how,
            () =>
              how === 'send'
                ? api.invite.sendSms({ telephone, agreed: true, systemType }, quiet)
                : api.invite.recordSms({ telephone, agreed: true }, quiet),
            how === 'send' ? '邀请短信已发送' : '已记录，好友 30 天内首次登录即算您邀请',
          ),
      }
    },
  })
