import type { Skill, SkillCategory } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { lazily } from '#shop/lazily'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { tracker } from '#shop/track'

/** Skills asked for at a time: short lists come whole, with links for search engines. */
const AT_ONCE = 20

/** Skills of devices; the tab is a category, undefined for all of them. */
export interface SkillsState extends PagedList<Skill, string> {
  recommended: Load<Skill[]>
  categories: Load<SkillCategory[]>
  /** Loads the list unless it is fresh, or being loaded. */
  open(): Promise<void>
  /** Asks for all of it again. */
  renew(): Promise<void>
}

/** The skill platform (F13). The tab stays for the visit, so that going back finds it again. */
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
        // Continues after the last shown skill: the first page of the list was not loaded here.
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
