import type { DrawResult, LotteryActivity, PrizeRecord, ShareInfo } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, ready, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** A lottery, and the actions of its shopper. */
export interface LotteryState {
  activity: Load<LotteryActivity>
  /** All draws of the shopper, the latest first. */
  records: Load<PrizeRecord[]>
  /** The friend's share, if the page was opened by one. */
  friend: Load<ShareInfo>
  /** The shopper's own share. */
  share?: ShareInfo
  /** The running action: a draw, an exchange, sharing, helping or taking the reward. */
  doing?: LotteryDeed
  /** The result of the last draw, until it is dismissed. */
  result?: DrawResult
  load(): Promise<void>
  /** Loads the draws of a logged-in shopper. */
  loadRecords(): Promise<void>
  loadFriend(shareId: string): Promise<void>
  /** Draws once; pressing twice draws once. */
  draw(): Promise<void>
  /** Puts the result of the last draw away. */
  putAway(): void
  /** Exchanges points for a chance. */
  redeem(): Promise<void>
  /** Creates the shopper's share for help. Returns whether it succeeded. */
  ask(): Promise<boolean>
  /** Helps the friend. */
  help(): Promise<void>
  /** Takes the reward for drawing often enough. */
  takeReward(): Promise<void>
}

/** Actions of a shopper in a lottery. */
export type LotteryDeed = 'draw' | 'redeem' | 'ask' | 'help' | 'reward'

/** Draws of a shopper that a page shows. */
const RECORDS = 20

/** A random word for one draw. */
const wordOf = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-12) || 'draw'

/** A lottery by its id; `now` is the one of now (F07, S16). */
export const lotteryStore = (activityId: string): StoreDefinition<LotteryState> =>
  defineStore<LotteryState>({
    name: `lottery:${activityId}`,
    shared: ['activity'],
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<LotteryState, 'activity' | 'records' | 'friend'>>(context, set, get)
      const systemType = doorOf(ports.platform)
      const number = () => get().activity.data?.activityNo ?? activityId
      const load = async () =>
        void (await track(
          'activity',
          () => api.lottery.getActivity({ id: activityId, systemType }, { toast: false }),
          true,
        ))
      const loadRecords = async () => {
        if (!context.isLoggedIn()) return
        await track(
          'records',
          async () => (await api.lottery.listPrizes({ activityId: number(), count: RECORDS })).result,
          true,
        )
      }
      const reload = () => Promise.all([load(), loadRecords()])
      const change = changing<LotteryState, 'doing'>(context, set, get, 'doing', reload)
      const drawing = attempt(ports)
      const toast = (text: string) => store(appStore).getState().showToast(text)
      let word: string | undefined
      context.onForget(() => void (word = undefined))
      return {
        activity: idle,
        records: idle,
        friend: idle,
        load,
        loadRecords,
        async loadFriend(shareId) {
          await track('friend', () => api.lottery.getShare({ shareId }, { toast: false }), true)
        },
        async draw() {
          // A try that may have been executed is sent again unchanged, with its word.
          word ??= wordOf(ports.newId())
          const chosen = word
          await change(
            () =>
              drawing.send(`${number()} ${chosen}`, (idempotencyKey) =>
                api.lottery.draw({ activityId: number(), systemType, word: chosen }, { idempotencyKey }),
              ),
            {
              mark: 'draw',
              done(result) {
                word = undefined
                set({ result })
              },
            },
          )
        },
        putAway: () => set({ result: undefined }),
        async redeem() {
          const done = await change(() => api.lottery.redeem({ activityId: number(), systemType }), { mark: 'redeem' })
          if (done) toast('已兑换 1 次抽奖机会')
        },
        ask: () =>
          change(() => api.lottery.createShare({ activityId: number(), systemType }), {
            mark: 'ask',
            done: (share) => set({ share }),
          }),
        async help() {
          const shareId = get().friend.data?.shareId
          if (shareId === undefined) return
          const done = await change(() => api.lottery.help({ shareId, systemType }), {
            mark: 'help',
            done: (data) => set({ friend: ready(data) }),
          })
          if (done) toast('助力成功')
        },
        async takeReward() {
          await change(() => api.lottery.takeReward({ activityNo: number() }), {
            mark: 'reward',
            done: ({ prizeName }) => toast(`已领取「${prizeName}」`),
          })
        },
      }
    },
  })
