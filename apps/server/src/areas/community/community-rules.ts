import { USUAL_COMMUNITY_RULES, type CommunityRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules of the community, as they are set and read. */
export const communityRules = ownerSetting<CommunityRules>('communityRules', USUAL_COMMUNITY_RULES)
