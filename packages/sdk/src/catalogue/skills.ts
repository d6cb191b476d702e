import type { Call, Empty } from './call'
import type { ListSkills, SkillCategories, SkillDetail, SkillId, SkillList } from './skills.types'

/** Skills: what a smart device can learn. */
export const skills = {
  /**
   * Lists the skills that the shop recommends for its smart devices, best first, without pages (F13).
   * @built not yet: the server answers notBuilt 107002501
   */
  listRecommended: 'GET /api/rest/dbp/v1/recommendlist' as Call<Empty, SkillList>,
  /**
   * Lists all categories of skills in display order: the tabs of the skill platform (F13).
   * @built not yet: the server answers notBuilt 107002501
   */
  listCategories: 'GET /api/rest/dbp/v1/categories' as Call<Empty, SkillCategories>,
  /**
   * Lists skills page by page, best first, of one category or of all, each with icon and a line about it.
   * @built not yet: the server answers notBuilt 107002501
   */
  list: 'GET /api/rest/dbp/v1/skills' as Call<ListSkills, SkillList>,
  /**
   * Reads a skill with all about it: what to say to the device, who made it, price in fen, pictures and how it is
   * rated.
   * @built not yet: the server answers notBuilt 107002501
   */
  get: 'GET /api/rest/dbp/v1/skills/{skillId}/detail' as Call<SkillId, SkillDetail>,
}

export type * from './skills.types'
