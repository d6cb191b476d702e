import type { DrawResult, LotteryActivity, PrizeRecord, ShareInfo } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, ready, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page of one lottery. */
export interface LotteryState {
  activity: Load<LotteryActivity>
  /** The shopper's latest draws, newest first. */
  records: Load<PrizeRecord[]>
  /** The friend's request for help, if the page was opened by its link. */
  friend: Load<ShareInfo>
  /** The shopper's own request for help. */
  share?: ShareInfo
  /** The action that is being sent. */
  doing?: LotteryDeed
  /** The result of the last draw, until the shopper closes it. */
  result?: DrawResult
  load(): Promise<void>
  /** Loads the draws of a logged-in shopper. */
  loadRecords(): Promise<void>
  loadFriend(shareId: string): Promise<void>
  /** Draws a prize. A second press while it is being sent has no effect. */
  draw(): Promise<void>
  /** Closes the result of the last draw. */
  putAway(): void
  /** Exchanges points for one more draw. */
  redeem(): Promise<void>
  /** Creates the shopper's request for help. Returns whether it succeeded. */
  ask(): Promise<boolean>
  /** Helps the friend who shared the page. */
  help(): Promise<void>
  /** Takes the reward for a number of draws. */
  takeReward(): Promise<void>
}

/** Actions of a shopper in a lottery. */
export type LotteryDeed = 'draw' | 'redeem' | 'ask' | 'help' | 'reward'

/** Maximum number of draws that the page lists. */
const RECORDS = 20

/**
 * Returns the word that the shopper's device contributes to a draw as random input. The word is made from a random id.
 */
const wordOf = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-12) || 'draw'

/** Defines the store of a lottery; the id `now` stands for the current lottery (F07, S16). */
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
          // If the result of a draw is unknown, the next press sends the draw again with the same word.
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
