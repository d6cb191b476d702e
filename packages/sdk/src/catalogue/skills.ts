import type { Call, Empty } from './call'
import type { ListSkills, SkillCategories, SkillDetail, SkillId, SkillList } from './skills.types'

/** Skills: what a smart device can learn. */
export const skills = {
  /** Recommended skills. */
  listRecommended: 'GET /api/rest/dbp/v1/recommendlist' as Call<Empty, SkillList>,
  /** Categories. */
  listCategories: 'GET /api/rest/dbp/v1/categories' as Call<Empty, SkillCategories>,
  /** Skills of a category. */
  list: 'GET /api/rest/dbp/v1/skills' as Call<ListSkills, SkillList>,
  /** One skill. */
  get: 'GET /api/rest/dbp/v1/skills/{skillId}/detail' as Call<SkillId, SkillDetail>,
}

export type * from './skills.types'
