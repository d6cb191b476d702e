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
  /** The latest awards. */
  awards: InviteAward[]
  usernick: string
}

/** The running action. */
export type InviteDeed = 'coupon' | 'share' | 'award' | 'nick' | 'send' | 'note'

/** The refusal of a form, by its fields; empty if a toast has shown it. */
export type InviteFormRefusal = Partial<Record<'telephone' | 'agreed' | 'usernick', string>>

const FIELDS = { telephone: 'telephone', agreed: 'agreed', usernick: 'usernick' } as const

/** The page of invitations: the campaign, and a promoter's results (F20). */
export interface InviteState {
  status: Load<InviteStatus>
  /** The inviting promoter, if the page was opened by a link. */
  invitation: Load<Invitation>
  /** Recent earnings of other promoters. */
  barrage: Load<BarrageLine[]>
  rank: Load<InviteRank>
  own: Load<OwnInvites>
  doing?: InviteDeed
  load(): Promise<void>
  /** Loads the shopper's own data. */
  loadOwn(): Promise<void>
  /** Shows this many places. */
  loadRank(count: number): Promise<void>
  /** Takes the coupon of the invitation. Returns the message of a refusal; undefined on success. */
  receive(): Promise<string | undefined>
  /** Creates the promoter's share; undefined if it was refused, which a toast has shown. */
  share(): Promise<ShareCode | undefined>
  takeAward(awardId: string): Promise<void>
  /** The refusal; undefined on success. */
  setNick(usernick: string): Promise<InviteFormRefusal | undefined>
  /**
   * Sends an invitation by the shop's SMS, or records one that the promoter sends. Returns the refusal; undefined on
   * success.
   */
  inviteNumber(telephone: string, how: 'send' | 'note'): Promise<InviteFormRefusal | undefined>
}

/** Places that the page shows before more are asked for. */
const PLACES = 10

/** Invitations; by the share of a link, or the shopper's own if it is empty. */
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
      /** Makes one change of a form, and returns the refused field. */
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
