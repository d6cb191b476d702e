import type { ShopFileFission } from './fissions.types'
import type { ShopFileInvitation } from './invitations.types'
import type { ShopFilePresentActivity } from './presents.types'
import type { ShopFileService } from './after-sales.types'
import type { ShopFileLive } from './content.types'
import type { ShopFileCouponBatch } from './coupons.types'
import type { ShopFileDuBatch } from './du-codes.types'
import type { FreightRulesDraft } from './freight.types'
import type { FreeTrialRulesDraft } from './free-trials.types'
import type { ShopFileCategory, ShopFileMerchant, ShopFileSpu } from './goods.types'
import type { ShopFileLottery } from './lotteries.types'
import type { ShopFileMembership } from './memberships.types'
import type { ShopFilePage } from './pages.types'
import type { ShopFileCabinet } from './pickups.types'
import type { ShopFilePicture } from './pictures.types'
import type { ShopFilePointsProduct } from './points.types'
import type { PromoterRulesDraft } from './promoters.types'
import type { ShopFileBundle, ShopFilePromotion } from './promotions.types'
import type { ShopFileRebateLevel, ShopFileRebateOffer } from './rebates.types'
import type { DeliveryRulesDraft, ShopFileProfile } from './shop.types'
import type { ShopFileSkill, ShopFileSkillCategory } from './skills.types'
import type { ShopFileStore } from './stores.types'

/**
 * A shop as a file, which `hearth import` reads. Every part can be omitted. Money is fen, times are epoch ms. Each part
 * is read and written by the area of the server that declares it.
 */
export interface ShopFile {
  shop?: ShopFileProfile
  service?: ShopFileService
  merchants?: ShopFileMerchant[]
  categories?: ShopFileCategory[]
  pictures?: ShopFilePicture[]
  products?: ShopFileSpu[]
  promotions?: ShopFilePromotion[]
  freeTrials?: FreeTrialRulesDraft
  /** Rules of promoters and their shops. */
  promoters?: PromoterRulesDraft
  bundles?: ShopFileBundle[]
  /** All memberships that are sold. */
  memberships?: ShopFileMembership[]
  delivery?: DeliveryRulesDraft
  /** All freight tables. */
  freight?: FreightRulesDraft
  /** All cabinets and pickup points. */
  cabinets?: ShopFileCabinet[]
  /** All stores. */
  stores?: ShopFileStore[]
  /** All live broadcasts. */
  lives?: ShopFileLive[]
  /** Categories of skills. Categories that the file omits stay as they are. */
  skillCategories?: ShopFileSkillCategory[]
  /** Skills of devices. Skills that the file omits stay as they are. */
  skills?: ShopFileSkill[]
  couponBatches?: ShopFileCouponBatch[]
  /** Present activities. Activities that the file omits stay as they are. */
  presentActivities?: ShopFilePresentActivity[]
  /** Activities in which friends help to a reward. Activities that the file omits stay as they are. */
  fissions?: ShopFileFission[]
  /** Campaigns in which promoters invite buyers. Campaigns that the file omits stay as they are. */
  invitations?: ShopFileInvitation[]
  /** Rebate offers to promoters. Offers that the file omits stay as they are. */
  rebateOffers?: ShopFileRebateOffer[]
  /** The rebate rates of all levels of promoters. */
  rebateLevels?: ShopFileRebateLevel[]
  /** Lotteries. Lotteries that the file omits stay as they are. */
  lotteries?: ShopFileLottery[]
  duBatches?: ShopFileDuBatch[]
  pointsProducts?: ShopFilePointsProduct[]
  pages?: ShopFilePage[]
}
