import type { Call, Empty } from '@hearth/sdk/core'
import type {
  AddSkill,
  AddSkillCategory,
  ChangeSkill,
  ChangeSkillCategory,
  ListOpsSkills,
  OpsSkillCategories,
  OpsSkillCategory,
  OpsSkillDetail,
  OpsSkillId,
  OpsSkillPage,
  RemoveSkillCategory,
  SetSkillPlace,
  SetSkillRecommended,
  SetSkillShelf,
} from './skills.types'
import type { Changed } from './shared.types'

/** Skills of smart devices, and their categories. */
export const skills = {
  /** Lists skills on and off the shelf, in the order that shoppers see, or by name. */
  list: 'GET /ops/skills/v1 may=shop.read' as Call<ListOpsSkills, OpsSkillPage>,
  /**
   * Reads a skill with all its fields.
   * @throws notFound 107002404: for a skill that is not there
   */
  get: 'GET /ops/skills/{skillId}/v1 may=shop.read' as Call<OpsSkillId, OpsSkillDetail>,
  /**
   * Adds a skill.
   * @throws conflict 107002409: when there is one of that id
   * @throws badInput 107002400: when its fields contradict each other, or it names a picture, a category or a product
   *   that is not there; `field` says where
   */
  add: 'POST /ops/skills/v1 may=shop.write' as Call<AddSkill, OpsSkillDetail>,
  /**
   * Replaces the fields of a skill, except shelf, position and recommendation.
   * @throws notFound 107002404: for a skill that is not there
   * @throws badInput 107002400: when `add` would refuse the fields too
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/skills/{skillId}/v1 may=shop.write' as Call<ChangeSkill, OpsSkillDetail>,
  /**
   * Puts a skill on the shelf, or takes it off. Shoppers neither find nor open a skill that is off the shelf.
   * @throws notFound 107002404: for a skill that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  setShelf: 'PUT /ops/skills/{skillId}/shelf/v1 may=shop.write' as Call<SetSkillShelf, Changed>,
  /**
   * Recommends a skill to shoppers, or ends its recommendation.
   * @throws notFound 107002404: for a skill that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  setRecommended: 'PUT /ops/skills/{skillId}/recommended/v1 may=shop.write' as Call<SetSkillRecommended, Changed>,
  /**
   * Moves a skill to another position in lists.
   * @throws notFound 107002404: for a skill that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  setPlace: 'PUT /ops/skills/{skillId}/place/v1 may=shop.write' as Call<SetSkillPlace, Changed>,
  /** Lists all categories of skills in the order of their tabs, including empty ones. */
  categories: 'GET /ops/skill-categories/v1 may=shop.read' as Call<Empty, OpsSkillCategories>,
  /**
   * Adds a category of skills.
   * @throws conflict 107002409: when there is one of that code
   * @throws overLimit 107002412: when there are 50 already; `field` is `categoryCode`
   */
  addCategory: 'POST /ops/skill-categories/v1 may=shop.write' as Call<AddSkillCategory, OpsSkillCategory>,
  /**
   * Changes the name of a category, and the position of its tab.
   * @throws notFound 107002404: for a category that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  changeCategory: 'PUT /ops/skill-categories/{categoryCode}/v1 may=shop.write' as Call<
    ChangeSkillCategory,
    OpsSkillCategory
  >,
  /**
   * Deletes a category that has no skills.
   * @throws notFound 107002404: for a category that is not there
   * @throws wrongState 107002414: while it has skills
   * @throws stale 107003409: when it was changed since it was read
   */
  removeCategory: 'POST /ops/skill-categories/{categoryCode}/remove/v1 may=shop.write' as Call<
    RemoveSkillCategory,
    Changed
  >,
}

export type * from './skills.types'
