import type { Expected, PageOf } from './shared.types'
import type { OpenedAddress, PictureName, PlainId, ThingName } from './values.types'

/** Selects the skills to list. */
export interface ListOpsSkills extends PageOf {
  /**
   * Only skills of this category.
   * @maxLength 60
   * @examples ["kids"]
   */
  categoryCode?: string
  /** `on`: only skills on the shelf; `off`: only skills off the shelf. */
  shelf?: 'on' | 'off'
  /** True: only recommended skills; false: only skills that are not recommended. */
  recommended?: boolean
  /**
   * A part of the name or of the developer's name, or the whole id.
   * @maxLength 100
   */
  search?: string
  /** Order of the list. `place` (the default): the order that shoppers see. `name`: by name. */
  sort?: 'place' | 'name'
}

/** A skill in a list. */
export interface OpsSkill {
  skillId: string
  name: string
  categoryCode: string
  /** Name of the category. */
  category: string
  developerName: string
  /** Whether shoppers see the skill. */
  onShelf: boolean
  /** Whether the shop recommends the skill. */
  recommended: boolean
  /** Position in lists, which begin with the smallest; skills with the same position are sorted by id. */
  position: number
  version: number
}

/** A page of skills. */
export interface OpsSkillPage {
  skills: OpsSkill[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/**
 * A position in a list. Lists begin with the smallest position.
 * @asType integer
 * @minimum 0
 * @maximum 1000000
 */
export type ListPlace = number

/** Data or a function of the device or its owner that a skill uses. */
export interface OpsSkillPermission {
  /** The data or the function.
   * @minLength 1
   * @maxLength 20
   * @examples ["控制同一房间的灯"] */
  name: string
  /**
   * The purpose for which the skill uses the data or the function.
   * @minLength 1
   * @maxLength 100
   * @examples ["讲完故事后把灯慢慢调暗"]
   */
  purpose: string
}

/** A phrase that the user says to the device.
 * @minLength 1
 * @maxLength 40
 * @examples ["讲一个睡前故事"] */
export type OpsSkillPhrase = string

/** A paragraph of a skill's description.
 * @minLength 1
 * @maxLength 500
 * @examples ["说出孩子的年龄和喜好，音箱就会挑一个合适的故事。"] */
export type OpsSkillParagraph = string

/** The owner's data of a skill. */
export interface OpsSkillFacts {
  /**
   * @minLength 1
   * @maxLength 30
   * @examples ["睡前故事"]
   */
  name: string
  /** The category of the skill. */
  categoryCode: PlainId
  /** Name of the icon, a square picture. */
  icon: PictureName
  /** A summary in one line.
   * @minLength 1
   * @maxLength 60
   * @examples ["每晚一个新故事，讲完自动关灯"] */
  summary: string
  /**
   * The description, in paragraphs.
   * @minItems 1
   * @maxItems 20
   */
  description: OpsSkillParagraph[]
  /** Name of the developer.
   * @minLength 1
   * @maxLength 40
   * @examples ["童伴工作室"] */
  developerName: string
  /**
   * Phrases that the user says to the device. Lists show the first one.
   * @minItems 1
   * @maxItems 20
   */
  examples: OpsSkillPhrase[]
  /**
   * Names of pictures of the skill in use.
   * @maxItems 9
   */
  pictures?: PictureName[]
  /**
   * Fen: price of the skill on the device; free when absent.
   * @asType integer
   * @minimum 0
   * @maximum 999999999
   */
  price?: number
  /**
   * Percentage of users who rate the skill well, from the platform of the devices; absent if the platform has none.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  praisePercent?: number
  /**
   * Number of users, from the platform of the devices; absent if the platform has none.
   * @asType integer
   * @minimum 0
   * @maximum 2147483647
   */
  userCount?: number
  /**
   * The permissions that the skill needs, each named once; none when absent.
   * @maxItems 20
   */
  permissions?: OpsSkillPermission[]
  /**
   * The data that the skill collects, the purposes, and how long it keeps the data.
   * @minLength 1
   * @maxLength 1000
   */
  dataStatement: string
  /** Address of the skill's privacy policy; required if the skill needs permissions. */
  privacyUrl?: OpenedAddress
  /** Further requirements, such as a version of the device or an account.
   * @minLength 1
   * @maxLength 200 */
  requirements?: string
  /**
   * Products of the shop that the skill works with, in display order.
   * @maxItems 20
   */
  spuNos?: ThingName[]
}

/** Identifies a skill. */
export interface OpsSkillId {
  /**
   * @maxLength 100
   * @examples ["bedtime-stories"]
   */
  skillId: string
}

/** A skill with all its fields. */
export interface OpsSkillDetail extends OpsSkill, OpsSkillFacts {}

/**
 * A skill in a shop file. If `onShelf`, `recommended` or `position` is omitted, a known skill keeps its value; a new
 * skill is on the shelf, not recommended, and last.
 */
export interface ShopFileSkill extends OpsSkillFacts {
  skillId: PlainId
  /** Whether shoppers see the skill. */
  onShelf?: boolean
  /** Whether the shop recommends the skill. */
  recommended?: boolean
  position?: ListPlace
}

/**
 * Adds a skill. If `onShelf`, `recommended` and `position` are omitted, the skill is on the shelf, not recommended, and
 * last.
 */
export interface AddSkill extends ShopFileSkill {}

/** Replaces the fields of a skill. Optional fields that are omitted are removed. */
export interface ChangeSkill extends OpsSkillFacts, OpsSkillId, Expected {}

/** Puts a skill on the shelf, or takes it off. */
export interface SetSkillShelf extends OpsSkillId, Expected {
  onShelf: boolean
}

/** Recommends a skill, or ends its recommendation. */
export interface SetSkillRecommended extends OpsSkillId, Expected {
  recommended: boolean
}

/** Moves a skill to another position. */
export interface SetSkillPlace extends OpsSkillId, Expected {
  position: ListPlace
}

/** The name of a category of skills. */
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
  /** Position of the category's tab. The first tab has the smallest position. */
  position: number
  /** Number of skills in the category, including skills off the shelf. */
  skills: number
  version: number
}

/** All categories of skills, in the order of their tabs. */
export interface OpsSkillCategories {
  categories: OpsSkillCategory[]
}

/** Identifies a category of skills. */
export interface OpsSkillCategoryCode {
  /**
   * @maxLength 100
   * @examples ["kids"]
   */
  categoryCode: string
}

/** A category of skills in a shop file. New categories come after the known ones, in the order of the file. */
export interface ShopFileSkillCategory extends OpsSkillCategoryName {
  categoryCode: PlainId
  position?: ListPlace
}

/** Adds a category of skills, as the last one unless `position` is given. */
export interface AddSkillCategory extends ShopFileSkillCategory {}

/** Changes the name and the position of a category. The position stays if it is omitted. */
export interface ChangeSkillCategory extends OpsSkillCategoryName, OpsSkillCategoryCode, Expected {
  position?: ListPlace
}

/** Deletes a category of skills. */
export interface RemoveSkillCategory extends OpsSkillCategoryCode, Expected {}
