import type { Picture } from './picture.types'
import type { List, Page, PageQuery } from './shared.types'
import type { CategoryCode, Count, Fen, Id, Percent } from './values.types'

/** A skill of a smart device. The shop's own choice of fields. */
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
  categoryCode: CategoryCode
}

/** A page of skills, best first. */
export interface SkillList extends Page<Skill> {}

/** A category of skills. */
export interface SkillCategory {
  /** The category. */
  categoryCode: CategoryCode
  /** What it is called.
   * @maxLength 20
   * @examples ["儿童教育"] */
  name: string
}

/** All categories of skills, in display order. */
export interface SkillCategories extends List<SkillCategory> {}

/** Asks for skills. */
export interface ListSkills extends PageQuery {
  /** The category; every one when absent. */
  categoryCode?: CategoryCode
}

/** Names a skill. */
export interface SkillId {
  /** The skill, as a list gave it. */
  skillId: Id
}

/** A skill with all about it. */
export interface SkillDetail extends Skill {
  /** What it does, at length.
   * @maxLength 2000
   * @examples ["说出孩子的年龄和喜好，音箱就会挑一个合适的故事。讲完以后，它会把卧室的灯慢慢调暗。"] */
  description: string
  /** Who made it.
   * @maxLength 40
   * @examples ["童伴工作室"] */
  developerName: string
  /** What to say to the device, one sentence each.
   * @maxItems 20
   * @examples [["讲一个睡前故事", "换一个故事"]] */
  examples: string[]
  /** Pictures of it in use. */
  pictures: Picture[]
  /** Fen: what it costs; 0 for a free one. */
  price: Fen
  /** Percent of users who rate it well; absent while nobody rated it. */
  praisePercent?: Percent
  /** Users it has. */
  userCount: Count
}
