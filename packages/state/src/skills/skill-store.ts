import type { SkillDetail } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { type LazyLoad, lazily } from '#shop/lazily'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page of one skill. */
export interface SkillState extends LazyLoad {
  skill: Load<SkillDetail>
}

/** Defines the store of the page of one skill. */
export const skillStore = (skillId: string): StoreDefinition<SkillState> =>
  defineStore<SkillState>({
    name: `skill:${skillId}`,
    shared: ['skill'],
    create(context, set, get) {
      const track = tracker<Pick<SkillState, 'skill'>>(context, set, get)
      return {
        skill: idle,
        ...lazily(
          context,
          () => get().skill.status === 'ready',
          async () => void (await track('skill', () => context.api.skills.get({ skillId }, { toast: false }), true)),
        ),
      }
    },
  })
