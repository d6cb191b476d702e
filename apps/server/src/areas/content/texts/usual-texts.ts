import { TEXT_PAGE, type TextPagePath } from '@hearth/domain'
import { afterSalePolicy } from '#areas/content/texts/after-sale-policy'
import { freeTrialAgreement } from '#areas/content/texts/free-trial-agreement'
import { privacyPolicy } from '#areas/content/texts/privacy-policy'
import { promoterAgreement } from '#areas/content/texts/promoter-agreement'
import { serviceText } from '#areas/content/texts/service'
import type { ShopText } from '#areas/content/texts/shop-text'
import { userAgreement } from '#areas/content/texts/user-agreement'

/** The default texts of a shop, by their pages. */
export const USUAL_TEXTS: Partial<Record<TextPagePath, ShopText>> = {
  [TEXT_PAGE.userAgreement]: userAgreement,
  [TEXT_PAGE.privacyPolicy]: privacyPolicy,
  [TEXT_PAGE.afterSalePolicy]: afterSalePolicy,
  [TEXT_PAGE.service]: serviceText,
  [TEXT_PAGE.freeTrialAgreement]: freeTrialAgreement,
  [TEXT_PAGE.promoterAgreement]: promoterAgreement,
}
