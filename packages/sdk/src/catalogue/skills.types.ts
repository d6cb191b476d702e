import type { Picture } from './products.types'

/** A skill of a smart device. */
export interface Skill {
  skillId: string
  name: string
  icon: Picture
  summary: string
  categoryCode: string
}

/** Skills. */
export interface SkillList {
  result: Skill[]
  totalCount: number
}

/** A category of skills. */
export interface SkillCategory {
  categoryCode: string
  name: string
}

/** Categories of skills. */
export interface SkillCategories {
  categories: SkillCategory[]
}

/** Asks for skills. */
export interface ListSkills {
  categoryCode?: string
  startIndex?: number
  count?: number
}

/** Names a skill. */
export interface SkillId {
  skillId: string
}

/** A skill with all about it. */
export interface SkillDetail extends Skill {
  description: string
  developerName: string
  /** What to say to the device. */
  examples: string[]
  pictures: Picture[]
  /** Fen; 0 for a free one. */
  price: number
}
