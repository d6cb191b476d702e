import type { Call, Empty } from './call'
import type { ListSkills, RecommendedSkills, SkillCategories, SkillDetail, SkillId, SkillPage } from './skills.types'

/** Skills: what a smart device can be told to do. */
export const skills = {
  /**
   * Lists the skills that the shop recommends for its smart devices, best first, at most 20 and without pages (F13).
   * @access visitors and shoppers
   * @built yes
   */
  listRecommended: 'GET /api/rest/dbp/v1/recommendlist' as Call<Empty, RecommendedSkills>,
  /**
   * Lists the categories that have skills to show, in display order: the tabs of the skill platform (F13).
   * @access visitors and shoppers
   * @built yes
   */
  listCategories: 'GET /api/rest/dbp/v1/categories' as Call<Empty, SkillCategories>,
  /**
   * Lists skills page by page, best first, of one category or of all, each with icon and a line about it. A category
   * that the shop does not have has none.
   * @access visitors and shoppers
   * @built yes
   */
  list: 'GET /api/rest/dbp/v1/skills' as Call<ListSkills, SkillPage>,
  /**
   * Reads a skill with all about it: what to say to the device, who made it, price in fen, pictures, what it may use
   * and what for, how it is rated, and the products it works with.
   * @throws notFound 107002404: for a skill that is not there, or is not shown
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/rest/dbp/v1/skills/{skillId}/detail' as Call<SkillId, SkillDetail>,
}

export type * from './skills.types'
