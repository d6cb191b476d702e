import { LOTTERY_DOOR, type LotteryDoor } from '#codes/lottery-door'
import type { LotteryForm } from '#codes/lottery-form'
import { DEVICE_ID, type DeviceId, type PlatformId } from '#codes/platform'

/** Whether a form runs at a door, unless the owner says otherwise, and what the platform says about it. */
export interface DoorForm {
  /** Whether it runs where the owner says nothing. */
  runs: boolean
  /** The rule of the platform that it may break; absent where there is none. */
  rule?: string
  /** What breaking it may cost. */
  cost?: string
}

const free: DoorForm = { runs: true }

/** Sharing and help may not be the price of a chance in the messaging app, nor in the search app. */
export const DOOR_FORMS: Readonly<Record<LotteryDoor, Readonly<Record<LotteryForm, DoorForm>>>> = {
  web: {
    day: free,
    order: free,
    points: free,
    share: {
      runs: false,
      rule: '微信外部链接规范（2019-10-28）：禁止以奖励诱导用户分享，包括“分享增加抽奖机会”',
      cost: '停止链接传播，封禁域名或 IP，情节严重的永久封禁',
    },
    help: {
      runs: true,
      rule: '微信外部链接规范（2019-10-28）：网页在微信中打开时，禁止用助力诱导分享',
      cost: '停止链接传播，封禁域名或 IP，情节严重的永久封禁',
    },
  },
  messagingApp: {
    day: free,
    order: free,
    points: free,
    share: {
      runs: false,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：禁止以分享为获得利益的条件',
      cost: '限期 3 天整改，之后封禁分享能力或下架小程序',
    },
    help: {
      runs: false,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：助力换取抽奖机会属于违规示例（2020-12 公告）',
      cost: '限期 3 天整改，之后封禁分享能力或下架小程序，被投诉的可能永久封禁',
    },
  },
  searchApp: {
    day: free,
    order: free,
    points: free,
    share: {
      runs: false,
      rule: '百度智能小程序运营规范：禁止诱导分享、诱导抽奖',
      cost: '恶意诱导每次扣 6 分，红线违规一次扣满 12 分并下架',
    },
    help: {
      runs: false,
      rule: '百度智能小程序运营规范：禁止以助力诱导分享',
      cost: '恶意诱导每次扣 6 分，红线违规一次扣满 12 分并下架',
    },
  },
}

/** What an owner says of forms at doors; what is left out is as `DOOR_FORMS` has it. */
export type DoorChoices = { readonly [Door in LotteryDoor]?: { readonly [Form in LotteryForm]?: boolean } }

/** Which door a device is (C01). */
export const lotteryDoor = (device: DeviceId | PlatformId | undefined): LotteryDoor =>
  device === DEVICE_ID.miniProgram ? 'messagingApp' : device === DEVICE_ID.smartApp ? 'searchApp' : 'web'

/** Whether a form runs at a door. */
export const formRuns = (door: LotteryDoor, form: LotteryForm, choices: DoorChoices = {}): boolean =>
  choices[door]?.[form] ?? DOOR_FORMS[door][form].runs

/** A form that an owner lets run although a platform forbids it. */
export interface DoorWarning {
  door: LotteryDoor
  form: LotteryForm
  rule: string
  cost: string
}

/** The warnings to an owner: for each form that runs, the platform's rule it may break, and what that may cost. */
export const doorWarnings = (forms: readonly LotteryForm[], choices: DoorChoices = {}): DoorWarning[] =>
  Object.values(LOTTERY_DOOR).flatMap((door) =>
    forms.flatMap((form) => {
      const { rule, cost } = DOOR_FORMS[door][form]
      return rule !== undefined && cost !== undefined && formRuns(door, form, choices)
        ? [{ door, form, rule, cost }]
        : []
    }),
  )

/** What a shopper reads of a form that does not run where they are. */
export const FORM_OFF_TEXT = '此处暂不提供该方式，其他方式获得的机会照常可用'
