import { TEXT_PAGE } from '@hearth/domain'
import { expect, it } from 'vitest'
import { USUAL_SHOP } from '#areas/content/shop-profile'
import { USUAL_TEXTS } from '#areas/content/texts/usual-texts'

const facts = { ...USUAL_SHOP, owner: USUAL_SHOP.name }

it.each([TEXT_PAGE.userAgreement, TEXT_PAGE.privacyPolicy, TEXT_PAGE.afterSalePolicy, TEXT_PAGE.freeTrialAgreement])(
  'has a whole text for %s, with the day it takes effect',
  (page) => {
    const text = USUAL_TEXTS[page]!(facts)
    expect(text.since).toMatch(/^\d{4} 年 \d{1,2} 月 \d{1,2} 日$/)
    expect(text.chapters.flatMap(({ paragraphs }) => paragraphs).join('').length).toBeGreaterThan(700)
  },
)

it('names in the privacy policy everything that counts visits, and how to refuse it', () => {
  const text = JSON.stringify(USUAL_TEXTS[TEXT_PAGE.privacyPolicy]!(facts))
  for (const words of ['hearth_trace', 'hearth_utm', 'newRebate', 'hearth_channel', '30 天', '1 天', 'GPC', 'DNT'])
    expect(text).toContain(words)
})

it('names in the privacy policy the stored data of visitors', () => {
  const text = JSON.stringify(USUAL_TEXTS[TEXT_PAGE.privacyPolicy]!(facts))
  for (const words of ['hearth_session', 'hearth_visitor', '30 天未使用即删除']) expect(text).toContain(words)
})
