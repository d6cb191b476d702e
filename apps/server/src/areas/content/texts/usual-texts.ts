import { CONTENT_PAGE, type ContentPagePath } from '@hearth/domain'
import { afterSalePolicy } from '#areas/content/texts/after-sale-policy'
import { privacyPolicy } from '#areas/content/texts/privacy-policy'
import { serviceText } from '#areas/content/texts/service'
import type { ShopText } from '#areas/content/texts/shop-text'
import { userAgreement } from '#areas/content/texts/user-agreement'

/** The texts of a shop whose owner brought none, by their pages. */
export const USUAL_TEXTS: Partial<Record<ContentPagePath, ShopText>> = {
  [CONTENT_PAGE.userAgreement]: userAgreement,
  [CONTENT_PAGE.privacyPolicy]: privacyPolicy,
  [CONTENT_PAGE.afterSalePolicy]: afterSalePolicy,
  [CONTENT_PAGE.service]: serviceText,
}
