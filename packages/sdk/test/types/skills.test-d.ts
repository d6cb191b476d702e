import { describe, expectTypeOf, it } from 'vitest'
import type { Api, SkillDetail, skills as table } from '@hearth/sdk/core'

declare const skills: Api<{ skills: typeof table }>['skills']

describe('skills', () => {
  it('say what to say to the device', () => {
    expectTypeOf(skills.get({ skillId: '482913570' })).resolves.toEqualTypeOf<SkillDetail>()
    expectTypeOf<SkillDetail['examples']>().toEqualTypeOf<string[]>()
  })

  it('are not opened without an id', () => {
    // @ts-expect-error the id of the skill is missing
    void skills.get({})
  })

  it('are not listed by a category’s name', () => {
    // @ts-expect-error a category is named by its code
    void skills.list({ categoryName: '儿童教育' })
  })

  it('give less in a list than on their own page', async () => {
    const { result } = await skills.listRecommended({})
    // @ts-expect-error only the page of a skill has `description`
    void result[0]!.description
  })
})
