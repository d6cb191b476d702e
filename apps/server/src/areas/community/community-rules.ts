import { USUAL_COMMUNITY_RULES, type CommunityRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The stored rules of the community, and their defaults. */
export const communityRules = ownerSetting<CommunityRules>('communityRules', USUAL_COMMUNITY_RULES)
