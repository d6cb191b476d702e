import type { Call, Empty } from './call'
import type { ListSkills, RecommendedSkills, SkillCategories, SkillDetail, SkillId, SkillPage } from './skills.types'

/** Skills: voice commands of smart devices. */
export const skills = {
  /**
   * Lists the skills that the shop recommends for its smart devices, best first, at most 20, in a single reply (F13).
   * @access visitors and shoppers
   * @built yes
   */
  listRecommended: 'GET /api/rest/dbp/v1/recommendlist' as Call<Empty, RecommendedSkills>,
  /**
   * Lists the categories that contain skills, in display order: the tabs of the skill platform (F13).
   * @access visitors and shoppers
   * @built yes
   */
  listCategories: 'GET /api/rest/dbp/v1/categories' as Call<Empty, SkillCategories>,
  /**
   * Lists skills page by page, best first, of one category or of all, each with its icon and a summary. The list of an
   * unknown category is empty.
   * @access visitors and shoppers
   * @built yes
   */
  list: 'GET /api/rest/dbp/v1/skills' as Call<ListSkills, SkillPage>,
  /**
   * Reads all details of a skill: phrases, developer, price in fen, pictures, permissions with their purposes, rating,
   * and compatible products.
   * @throws notFound 107002404: if the skill does not exist or is not published
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/rest/dbp/v1/skills/{skillId}/detail' as Call<SkillId, SkillDetail>,
}

export type * from './skills.types'
