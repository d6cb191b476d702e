import { CAMPAIGN_DOOR, type CampaignDoor } from '#codes/campaign-door'
import type { CampaignForm } from '#codes/campaign-form'
import { DEVICE_ID, type DeviceId, type PlatformId } from '#codes/platform'

/** Whether a form of campaign is offered on a platform (door) by default, and the platform's rule about it. */
export interface DoorForm {
  /** Whether the form is offered if the owner makes no choice. */
  runs: boolean
  /** The rule of the platform that the form may break; absent if there is none. */
  rule?: string
  /** The possible consequences of breaking the rule. */
  cost?: string
}

const free: DoorForm = { runs: true }

const LINK_COST = '停止链接传播，封禁域名或 IP，情节严重的永久封禁'
const MESSAGING_COST = '限期 3 天整改，之后封禁分享能力或下架小程序，被投诉的可能永久封禁'
const SEARCH_COST = '恶意诱导每次扣 6 分，红线违规一次扣满 12 分并下架'

/**
 * The forms that are offered on each platform (door) by default, for every kind of campaign. Sharing alone earns
 * nothing on any platform. Bargains are offered everywhere: the number of friends and each cut are fixed before a
 * bargain starts, and a shopper can buy without help. Help for chances to draw, help for rewards, and inviting for
 * rewards are offered only in the browser.
 */
export const DOOR_FORMS: Readonly<Record<CampaignDoor, Readonly<Record<CampaignForm, DoorForm>>>> = {
  web: {
    day: free,
    order: free,
    points: free,
    share: {
      runs: false,
      rule: '微信外部链接规范（2019-10-28）：禁止以奖励诱导用户分享，包括“分享增加抽奖机会”',
      cost: LINK_COST,
    },
    help: {
      runs: true,
      rule: '微信外部链接规范（2019-10-28）：网页在微信中打开时，禁止用助力诱导分享',
      cost: LINK_COST,
    },
    bargain: {
      runs: true,
      rule: '微信外部链接规范（2019-10-28）：网页在微信中打开时，禁止用砍价诱导分享',
      cost: LINK_COST,
    },
    fission: {
      runs: true,
      rule: '微信外部链接规范（2019-10-28）：网页在微信中打开时，禁止用助力诱导分享',
      cost: LINK_COST,
    },
    invite: {
      runs: true,
      rule: '微信外部链接规范（2019-10-28）：网页在微信中打开时，禁止以奖励诱导用户分享',
      cost: LINK_COST,
    },
  },
  messagingApp: {
    day: free,
    order: free,
    points: free,
    share: {
      runs: false,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：禁止以分享为获得利益的条件',
      cost: MESSAGING_COST,
    },
    help: {
      runs: false,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：助力换取抽奖机会属于违规示例（2020-12 公告）',
      cost: MESSAGING_COST,
    },
    bargain: {
      runs: true,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：砍价须事先写明助力人数和每人砍去的金额，随机砍价属于违规示例（2020-12 公告）',
      cost: MESSAGING_COST,
    },
    fission: {
      runs: false,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：禁止以邀请好友为获得利益的条件',
      cost: MESSAGING_COST,
    },
    invite: {
      runs: false,
      rule: '微信小程序平台运营规范 5.1 滥用分享行为：禁止以邀请好友为获得利益的条件',
      cost: MESSAGING_COST,
    },
  },
  searchApp: {
    day: free,
    order: free,
    points: free,
    share: { runs: false, rule: '百度智能小程序运营规范：禁止诱导分享、诱导抽奖', cost: SEARCH_COST },
    help: { runs: false, rule: '百度智能小程序运营规范：禁止以助力诱导分享', cost: SEARCH_COST },
    bargain: { runs: true, rule: '百度智能小程序运营规范：禁止以砍价诱导分享', cost: SEARCH_COST },
    fission: { runs: false, rule: '百度智能小程序运营规范：禁止以助力诱导分享', cost: SEARCH_COST },
    invite: { runs: false, rule: '百度智能小程序运营规范：禁止以奖励诱导分享', cost: SEARCH_COST },
  },
}

/** An owner's choices of forms for each platform (door). Where the owner made no choice, `DOOR_FORMS` applies. */
export type DoorChoices = { readonly [Door in CampaignDoor]?: { readonly [Form in CampaignForm]?: boolean } }

/** Returns the platform (door) that a device belongs to (C01). */
export const campaignDoor = (device: DeviceId | PlatformId | undefined): CampaignDoor =>
  device === DEVICE_ID.miniProgram ? 'messagingApp' : device === DEVICE_ID.smartApp ? 'searchApp' : 'web'

/** Whether a form of campaign is offered on a platform (door). */
export const formRuns = (door: CampaignDoor, form: CampaignForm, choices: DoorChoices = {}): boolean =>
  choices[door]?.[form] ?? DOOR_FORMS[door][form].runs

/** A form that an owner enables although the platform may forbid it. */
export interface DoorWarning {
  door: CampaignDoor
  form: CampaignForm
  rule: string
  cost: string
}

/**
 * Returns warnings for an owner: for each form that is offered, the platform's rule that it may break, and the possible
 * consequences.
 */
export const doorWarnings = (forms: readonly CampaignForm[], choices: DoorChoices = {}): DoorWarning[] =>
  Object.values(CAMPAIGN_DOOR).flatMap((door) =>
    forms.flatMap((form) => {
      const { rule, cost } = DOOR_FORMS[door][form]
      return rule !== undefined && cost !== undefined && formRuns(door, form, choices)
        ? [{ door, form, rule, cost }]
        : []
    }),
  )
