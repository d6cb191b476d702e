import type { Expected, PageOf } from './shared.types'
import type { OpenedAddress, PictureName, PlainId, ThingName } from './values.types'

/** Which skills are meant. */
export interface ListOpsSkills extends PageOf {
  /** Of one category alone.
   * @maxLength 60
   * @examples ["kids"] */
  categoryCode?: string
  /** Those on the shelf, or off it. */
  shelf?: 'on' | 'off'
  /** Those that are recommended, or those that are not. */
  recommended?: boolean
  /**
   * A part of a name or of a developer's name, or a whole id.
   * @maxLength 100
   */
  search?: string
  /** `place` (the default): as shoppers see them. `name`: by their names. */
  sort?: 'place' | 'name'
}

/** A skill as a list of staff shows it. */
export interface OpsSkill {
  skillId: string
  name: string
  categoryCode: string
  /** Name of its category. */
  category: string
  developerName: string
  /** Whether shoppers see it. */
  onShelf: boolean
  /** Whether it stands among those that the shop recommends. */
  recommended: boolean
  /** Where it stands in lists, the smallest first; skills of one place by their ids. */
  position: number
  version: number
}

/** Skills of a page. */
export interface OpsSkillPage {
  skills: OpsSkill[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A place in a list, the smallest first.
 * @asType integer
 * @minimum 0
 * @maximum 1000000 */
export type ListPlace = number

/** Something that a skill may use of the device or of its owner. */
export interface OpsSkillPermission {
  /** What it may use.
   * @minLength 1
   * @maxLength 20
   * @examples ["控制同一房间的灯"] */
  name: string
  /** What it uses it for.
   * @minLength 1
   * @maxLength 100
   * @examples ["讲完故事后把灯慢慢调暗"] */
  purpose: string
}

/** What to say to a device.
 * @minLength 1
 * @maxLength 40
 * @examples ["讲一个睡前故事"] */
export type OpsSkillPhrase = string

/** A paragraph about a skill.
 * @minLength 1
 * @maxLength 500
 * @examples ["说出孩子的年龄和喜好，音箱就会挑一个合适的故事。"] */
export type OpsSkillParagraph = string

/** What a skill is. */
export interface OpsSkillFacts {
  /**
   * @minLength 1
   * @maxLength 30
   * @examples ["睡前故事"]
   */
  name: string
  /** One of the shop's categories of skills. */
  categoryCode: PlainId
  /** Name of its square picture. */
  icon: PictureName
  /** What it does, in one line.
   * @minLength 1
   * @maxLength 60
   * @examples ["每晚一个新故事，讲完自动关灯"] */
  summary: string
  /**
   * What it does, at length, a paragraph each.
   * @minItems 1
   * @maxItems 20
   */
  description: OpsSkillParagraph[]
  /** Who made it.
   * @minLength 1
   * @maxLength 40
   * @examples ["童伴工作室"] */
  developerName: string
  /**
   * What to say to the device; the first is shown in lists.
   * @minItems 1
   * @maxItems 20
   */
  examples: OpsSkillPhrase[]
  /**
   * Names of pictures of it in use.
   * @maxItems 9
   */
  pictures?: PictureName[]
  /**
   * Fen that it costs on the device; free when absent.
   * @asType integer
   * @minimum 0
   * @maximum 999999999
   */
  price?: number
  /**
   * Percent of users who rate it well, as the devices' platform tells; absent while it tells none.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  praisePercent?: number
  /**
   * Users it has, as the devices' platform tells; absent while it tells none.
   * @asType integer
   * @minimum 0
   * @maximum 2147483647
   */
  userCount?: number
  /**
   * What it may use, each named once; nothing when absent.
   * @maxItems 20
   */
  permissions?: OpsSkillPermission[]
  /** Which data it collects, what for, and how long it keeps it.
   * @minLength 1
   * @maxLength 1000 */
  dataStatement: string
  /** Where its privacy policy is read; needed where it has permissions. */
  privacyUrl?: OpenedAddress
  /** What else it needs, such as a version of the device or an account.
   * @minLength 1
   * @maxLength 200 */
  requirements?: string
  /**
   * Products of the shop that it works with, in the order they are shown.
   * @maxItems 20
   */
  spuNos?: ThingName[]
}

/** One skill by its id. */
export interface OpsSkillId {
  /**
   * @maxLength 100
   * @examples ["bedtime-stories"]
   */
  skillId: string
}

/** A skill with all that is set of it. */
export interface OpsSkillDetail extends OpsSkill, OpsSkillFacts {}

/**
 * A skill of a shop file. The three last fields stay as they are if omitted; a new skill is on the shelf, not
 * recommended, and last.
 */
export interface ShopFileSkill extends OpsSkillFacts {
  skillId: PlainId
  /** Whether shoppers see it. */
  onShelf?: boolean
  /** Whether the shop recommends it. */
  recommended?: boolean
  position?: ListPlace
}

/** A new skill: it is on the shelf, is not recommended, and stands last, unless it says otherwise. */
export interface AddSkill extends ShopFileSkill {}

/** A skill as it is to be: optional fields that are omitted are removed. */
export interface ChangeSkill extends OpsSkillFacts, OpsSkillId, Expected {}

/** Puts a skill on the shelf, or takes it off. */
export interface SetSkillShelf extends OpsSkillId, Expected {
  onShelf: boolean
}

/** Recommends a skill, or does so no longer. */
export interface SetSkillRecommended extends OpsSkillId, Expected {
  recommended: boolean
}

/** Puts a skill at another place. */
export interface SetSkillPlace extends OpsSkillId, Expected {
  position: ListPlace
}

/** What a category of skills is called. */
export interface OpsSkillCategoryName {
  /**
   * @minLength 1
   * @maxLength 20
   * @examples ["儿童教育"]
   */
  name: string
}

/** A category of skills. */
export interface OpsSkillCategory extends OpsSkillCategoryName {
  categoryCode: string
  /** Where its tab stands, the smallest first. */
  position: number
  /** Skills in it, those off the shelf too. */
  skills: number
  version: number
}

/** All categories of skills, in the order of their tabs. */
export interface OpsSkillCategories {
  categories: OpsSkillCategory[]
}

/** One category of skills. */
export interface OpsSkillCategoryCode {
  /**
   * @maxLength 100
   * @examples ["kids"]
   */
  categoryCode: string
}

/** A category of a shop file: a new one stands after those that are there, in the order of the file. */
export interface ShopFileSkillCategory extends OpsSkillCategoryName {
  categoryCode: PlainId
  position?: ListPlace
}

/** A new category: it stands last unless it says otherwise. */
export interface AddSkillCategory extends ShopFileSkillCategory {}

/** The name and position of a category; the position stays if absent. */
export interface ChangeSkillCategory extends OpsSkillCategoryName, OpsSkillCategoryCode, Expected {
  position?: ListPlace
}

/** Takes a category away. */
export interface RemoveSkillCategory extends OpsSkillCategoryCode, Expected {}
