import type { Skill, SkillCategory } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { lazily } from '#shop/lazily'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { tracker } from '#shop/track'

/**
 * Minimum number of skills requested at a time. Most categories fit in one request, so that search engines find links
 * to all their skills.
 */
const AT_ONCE = 20

/** Skills of devices. The list has a tab for each category, and a tab for all skills, whose key is undefined. */
export interface SkillsState extends PagedList<Skill, string> {
  recommended: Load<Skill[]>
  categories: Load<SkillCategory[]>
  /** Loads the skills, recommendations and categories unless they are fresh or being loaded. */
  open(): Promise<void>
  /** Reloads the skills, recommendations and categories. */
  renew(): Promise<void>
}

/** The skill platform (F13). The chosen tab is kept during the visit, so that a shopper who goes back sees it again. */
export const skillsStore = defineStore<SkillsState>({
  name: 'skills',
  shared: ['list', 'hasMore', 'recommended', 'categories'],
  create(context, set, get) {
    const { skills } = context.api
    const track = tracker<Pick<SkillsState, 'recommended' | 'categories'>>(context, set, get)
    const own = { toast: false } as const
    const paged = pagedList<Skill, string>(context, set, get, {
      idOf: ({ skillId }) => skillId,
      async ask({ tab, startIndex, count }) {
        // If the server rendered the first page of the list, the position after that page is not known here. The next
        // request therefore starts after the last shown skill.
        const last = startIndex ? get().list.data?.at(-1)?.skillId : undefined
        const page = await skills.list({ categoryCode: tab, startId: last, count: Math.max(count, AT_ONCE) }, own)
        return { items: page.result, startId: page.startId }
      },
    })
    const { load: open, refresh: renew } = lazily(
      context,
      () => [get().list, get().recommended, get().categories].every(({ status }) => status === 'ready'),
      async () => {
        await Promise.all([
          paged.refresh(),
          track('recommended', async () => (await skills.listRecommended({}, own)).result, true),
          track('categories', async () => (await skills.listCategories({}, own)).result, true),
        ])
      },
    )
    return { ...paged, recommended: idle, categories: idle, open, renew }
  },
})
