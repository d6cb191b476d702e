import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { KeyedPage, KeyedPageQuery, List } from './shared.types'
import type { Count, Fen, Id, Percent, Url } from './values.types'

/** Code of a category of skills.
 * @minLength 1
 * @maxLength 60
 * @examples ["kids"] */
export type SkillCategoryCode = string

/** A phrase to say to the device.
 * @minLength 1
 * @maxLength 40
 * @examples ["讲一个睡前故事"] */
export type SkillPhrase = string

/** A paragraph about a skill.
 * @minLength 1
 * @maxLength 500
 * @examples ["说出孩子的年龄和喜好，音箱就会挑一个合适的故事。讲完以后，它会把卧室的灯慢慢调暗。"] */
export type SkillParagraph = string

/** A skill: a voice command of a smart device. The specification does not define the fields. */
export interface Skill {
  /** The skill.
   * @examples ["bedtime-stories"] */
  skillId: Id
  /** Name of the skill.
   * @maxLength 30
   * @examples ["睡前故事"] */
  name: string
  /** Square icon. */
  icon: Picture
  /** Description, one line.
   * @maxLength 60
   * @examples ["每晚一个新故事，讲完自动关灯"] */
  summary: string
  /** Category of the skill. */
  categoryCode: SkillCategoryCode
  /** The first phrase of the skill's `examples`. */
  example: SkillPhrase
}

/** A page of skills, best first. */
export interface SkillPage extends KeyedPage<Skill> {}

/** Skills that the shop recommends, best first. */
export interface RecommendedSkills extends List<Skill> {}

/** A category of skills. */
export interface SkillCategory {
  /** The category. */
  categoryCode: SkillCategoryCode
  /** Name of the category.
   * @maxLength 20
   * @examples ["儿童教育"] */
  name: string
}

/** Categories that contain skills, in display order. */
export interface SkillCategories extends List<SkillCategory> {}

/** Asks for skills. */
export interface ListSkills extends KeyedPageQuery {
  /** The category; absent: all categories. */
  categoryCode?: SkillCategoryCode
}

/** Identifies a skill. */
export interface SkillId {
  /** The skill, as returned by a list.
   * @examples ["bedtime-stories"] */
  skillId: Id
}

/** A permission of a skill, for the device or for data of its owner, and its purpose. */
export interface SkillPermission {
  /**
   * Name of the permission.
   * @maxLength 20
   * @examples ["控制同一房间的灯"]
   */
  name: string
  /** Purpose of the permission.
   * @maxLength 100
   * @examples ["讲完故事后把灯慢慢调暗"] */
  purpose: string
}

/**
 * A skill with all its details. Whether it is enabled is a setting of each device, which the shop does not know.
 */
export interface SkillDetail extends Skill {
  /** Name of the category.
   * @maxLength 20
   * @examples ["儿童教育"] */
  categoryName: string
  /** Description, one paragraph each.
   * @minItems 1
   * @maxItems 20 */
  description: SkillParagraph[]
  /** Name of the developer.
   * @maxLength 40
   * @examples ["童伴工作室"] */
  developerName: string
  /** Phrases to say to the device, one sentence each; at least one.
   * @minItems 1
   * @maxItems 20
   * @examples [["讲一个睡前故事", "换一个故事"]] */
  examples: SkillPhrase[]
  /** Screenshots and pictures of the skill.
   * @maxItems 9 */
  pictures: Picture[]
  /** Fen: price on the device; 0 if free. The shop sells no skills. */
  price: Fen
  /** Percent of users with a positive rating, as reported by devices; absent without ratings. */
  praisePercent?: Percent
  /** Users of the skill, as reported by devices; absent if unknown. */
  userCount?: Count
  /** Permissions with their purposes; empty for none.
   * @maxItems 20 */
  permissions: SkillPermission[]
  /** Data that the skill collects, the purpose, and how long the data is stored.
   * @maxLength 1000
   * @examples ["只在设备上记住听到第几集，不上传录音。删除技能时一并清除。"] */
  dataStatement: string
  /** Privacy policy: a path of the shop, or a URL. Present whenever there are permissions. */
  privacyUrl?: Url
  /** Other requirements, such as a firmware version or an account; absent for none.
   * @maxLength 200
   * @examples ["需要音箱固件 3.2 及以上，并在暖居应用中添加一盏灯"] */
  requirements?: string
  /** Compatible products of the shop, in the owner's order.
   * @maxItems 20 */
  products: ProductItem[]
}
