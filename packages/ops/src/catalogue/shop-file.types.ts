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
 * A shop as a file: what `hearth import` reads. Every part may be left out. Money is fen, times are epoch ms. Each part
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
  /** Settings of promoters and their shops. */
  promoters?: PromoterRulesDraft
  bundles?: ShopFileBundle[]
  /** All kinds that are sold. */
  memberships?: ShopFileMembership[]
  delivery?: DeliveryRulesDraft
  /** All freight tables there are. */
  freight?: FreightRulesDraft
  /** All cabinets and pickup points that orders may go to. */
  cabinets?: ShopFileCabinet[]
  /** All stores there are. */
  stores?: ShopFileStore[]
  /** All live broadcasts there are. */
  lives?: ShopFileLive[]
  /** Categories of skills; those a file leaves out stay as they are. */
  skillCategories?: ShopFileSkillCategory[]
  /** Skills of devices; those a file leaves out stay as they are. */
  skills?: ShopFileSkill[]
  couponBatches?: ShopFileCouponBatch[]
  /** Present activities; those a file leaves out stay as they are. */
  presentActivities?: ShopFilePresentActivity[]
  /** Activities in which friends help to a reward; those a file leaves out stay as they are. */
  fissions?: ShopFileFission[]
  /** Campaigns in which promoters invite buyers; those a file leaves out stay as they are. */
  invitations?: ShopFileInvitation[]
  /** Offers of rebates to promoters; those a file leaves out stay as they are. */
  rebateOffers?: ShopFileRebateOffer[]
  /** All rates by the level of promoters. */
  rebateLevels?: ShopFileRebateLevel[]
  /** Lotteries; those a file leaves out stay as they are. */
  lotteries?: ShopFileLottery[]
  duBatches?: ShopFileDuBatch[]
  pointsProducts?: ShopFilePointsProduct[]
  pages?: ShopFilePage[]
}
