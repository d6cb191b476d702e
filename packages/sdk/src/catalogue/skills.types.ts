import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { KeyedPage, KeyedPageQuery, List } from './shared.types'
import type { Count, Fen, Id, Percent, Url } from './values.types'

/** Names a category of skills.
 * @minLength 1
 * @maxLength 60
 * @examples ["kids"] */
export type SkillCategoryCode = string

/** What to say to the device.
 * @minLength 1
 * @maxLength 40
 * @examples ["讲一个睡前故事"] */
export type SkillPhrase = string

/** A paragraph about a skill.
 * @minLength 1
 * @maxLength 500
 * @examples ["说出孩子的年龄和喜好，音箱就会挑一个合适的故事。讲完以后，它会把卧室的灯慢慢调暗。"] */
export type SkillParagraph = string

/** A skill of a smart device: what it can be told to do. The shop's own choice of fields. */
export interface Skill {
  /** The skill. */
  skillId: Id
  /** What it is called.
   * @maxLength 30
   * @examples ["睡前故事"] */
  name: string
  /** Its square icon. */
  icon: Picture
  /** What it does, in one line.
   * @maxLength 60
   * @examples ["每晚一个新故事，讲完自动关灯"] */
  summary: string
  /** The category it stands in. */
  categoryCode: SkillCategoryCode
  /** The first of its `examples`. */
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
  /** What it is called.
   * @maxLength 20
   * @examples ["儿童教育"] */
  name: string
}

/** Categories that have skills, in display order. */
export interface SkillCategories extends List<SkillCategory> {}

/** Asks for skills. */
export interface ListSkills extends KeyedPageQuery {
  /** The category; every one when absent. */
  categoryCode?: SkillCategoryCode
}

/** Names a skill. */
export interface SkillId {
  /** The skill, as a list gave it. */
  skillId: Id
}

/** Something that a skill may use of the device or of its owner, and what for. */
export interface SkillPermission {
  /**
   * What it may use.
   * @maxLength 20
   * @examples ["控制同一房间的灯"]
   */
  name: string
  /** What it uses it for.
   * @maxLength 100
   * @examples ["讲完故事后把灯慢慢调暗"] */
  purpose: string
}

/**
 * A skill with all about it. Whether it is on or off is each device's own matter, and nothing that the shop knows.
 */
export interface SkillDetail extends Skill {
  /** What its category is called.
   * @maxLength 20
   * @examples ["儿童教育"] */
  categoryName: string
  /** What it does, at length, a paragraph each.
   * @minItems 1
   * @maxItems 20 */
  description: SkillParagraph[]
  /** Who made it.
   * @maxLength 40
   * @examples ["童伴工作室"] */
  developerName: string
  /** What to say to the device, one sentence each; at least one.
   * @minItems 1
   * @maxItems 20
   * @examples [["讲一个睡前故事", "换一个故事"]] */
  examples: SkillPhrase[]
  /** Pictures of it in use.
   * @maxItems 9 */
  pictures: Picture[]
  /** Fen: what it costs on the device; 0 for a free one. The shop sells none. */
  price: Fen
  /** Percent of users who rate it well, as devices tell; absent while nobody rated it. */
  praisePercent?: Percent
  /** Users it has, as devices tell; absent where they do not. */
  userCount?: Count
  /** What it may use, each with what for; empty for nothing.
   * @maxItems 20 */
  permissions: SkillPermission[]
  /** Which data it collects, what for, and how long it keeps it.
   * @maxLength 1000
   * @examples ["只在设备上记住听到第几集，不上传录音。删除技能时一并清除。"] */
  dataStatement: string
  /** Its privacy policy: a path of the shop, or an address elsewhere. There is one wherever there are permissions. */
  privacyUrl?: Url
  /** What else it needs, such as a version of the device or an account; absent for nothing.
   * @maxLength 200
   * @examples ["需要音箱固件 3.2 及以上，并在暖居应用中添加一盏灯"] */
  requirements?: string
  /** Products of the shop that it works with, in the owner's order.
   * @maxItems 20 */
  products: ProductItem[]
}
