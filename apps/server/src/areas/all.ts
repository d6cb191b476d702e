import { afterSaleArea } from '#areas/after-sale/after-sale-area'
import { repairPayable } from '#areas/after-sale/repair-payable'
import { accountArea } from '#areas/account/account-area'
import { shopperEnd } from '#areas/account/shopper-end'
import { addressArea } from '#areas/address/address-area'
import { bargainsArea } from '#areas/bargains/bargains-area'
import { campaignsArea } from '#areas/campaigns/campaigns-area'
import { captchaArea } from '#areas/captcha/captcha-area'
import { cartArea } from '#areas/cart/cart-area'
import { checkoutArea } from '#areas/checkout/checkout-area'
import { closingArea } from '#areas/closing/closing-area'
import { communityArea } from '#areas/community/community-area'
import { contentArea } from '#areas/content/content-area'
import { crowdFundingArea } from '#areas/crowd-funding/crowd-funding-area'
import { couponsArea } from '#areas/coupons/coupons-area'
import { cabinetsArea } from '#areas/cabinets/cabinets-area'
import { deliveryArea } from '#areas/delivery/delivery-area'
import { duCodesArea } from '#areas/du-codes/du-codes-area'
import { flashSaleArea } from '#areas/flash-sale/flash-sale-area'
import { freeTrialArea } from '#areas/free-trial/free-trial-area'
import { trialPayable } from '#areas/free-trial/keep-trial'
import { freightArea } from '#areas/freight/freight-area'
import { groupsArea } from '#areas/groups/groups-area'
import { guidesArea } from '#areas/guides/guides-area'
import { identityArea } from '#areas/identity/identity-area'
import { invoiceArea } from '#areas/invoice/invoice-area'
import { ledgerArea } from '#areas/ledger/ledger-area'
import { liveArea } from '#areas/live/live-area'
import { lotteryArea } from '#areas/lottery/lottery-area'
import { membershipArea } from '#areas/membership/membership-area'
import { newcomerArea } from '#areas/newcomer/newcomer-area'
import { messagesArea } from '#areas/messages/messages-area'
import { orderCodesArea } from '#areas/order-codes/order-codes-area'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { ordersArea } from '#areas/orders/orders-area'
import { passportArea } from '#areas/passport/passport-area'
import { paymentArea } from '#areas/payment/payment-area'
import { pickupArea } from '#areas/pickup/pickup-area'
import { pointsArea } from '#areas/points/points-area'
import { picturesArea } from '#areas/pictures/pictures-area'
import { pointsMallArea } from '#areas/points-mall/points-mall-area'
import { promoterShopsArea } from '#areas/promoter-shops/promoter-shops-area'
import { promotersArea } from '#areas/promoters/promoters-area'
import { preSaleArea } from '#areas/pre-sale/pre-sale-area'
import { balancePayable, depositPayable } from '#areas/pre-sale/pre-sale-payables'
import { fissionArea } from '#areas/fission/fission-area'
import { invitesArea } from '#areas/invites/invites-area'
import { presentsArea } from '#areas/presents/presents-area'
import { productsArea } from '#areas/products/products-area'
import { promotionsArea } from '#areas/promotions/promotions-area'
import { earningsArea } from '#areas/earnings/earnings-area'
import { rebatesArea } from '#areas/rebates/rebates-area'
import { reservationArea } from '#areas/reservation/reservation-area'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { shareArea } from '#areas/share/share-area'
import { skillsArea } from '#areas/skills/skills-area'
import { secondOrdersArea } from '#areas/second-orders/second-orders-area'
import { staffArea } from '#areas/staff/staff-area'
import { visitsArea } from '#areas/tracking/visits-area'
import { withdrawalsArea } from '#areas/withdrawals/withdrawals-area'
import { stockArea } from '#areas/stock/stock-area'
import { statisticsArea } from '#areas/statistics/statistics-area'
import { storesArea } from '#areas/stores/stores-area'
import { userArea } from '#areas/user/user-area'
import type { PayableKinds } from '#areas/payment/payable'
import type { Area } from '#kernel/area'
import { collectAccountEnds } from '#kernel/account-ends/collect-account-ends'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** The payables of all areas. */
export const payables: PayableKinds = [orderPayable, depositPayable, balancePayable, repairPayable, trialPayable]

const others: readonly Area[] = [
  addressArea,
  afterSaleArea,
  bargainsArea,
  captchaArea,
  cartArea,
  checkoutArea,
  closingArea,
  communityArea,
  preSaleArea,
  couponsArea,
  crowdFundingArea,
  cabinetsArea,
  deliveryArea,
  duCodesArea,
  flashSaleArea,
  freeTrialArea,
  freightArea,
  groupsArea,
  guidesArea,
  identityArea,
  invoiceArea,
  ledgerArea,
  liveArea,
  lotteryArea,
  membershipArea,
  newcomerArea,
  orderCodesArea,
  ordersArea(payables),
  passportArea,
  paymentArea(payables),
  pickupArea,
  pointsArea,
  picturesArea,
  pointsMallArea,
  presentsArea,
  promotersArea,
  promoterShopsArea,
  fissionArea,
  invitesArea,
  productsArea,
  rebatesArea,
  earningsArea,
  reservationArea,
  shareArea,
  secondOrdersArea,
  skillsArea,
  staffArea,
  statisticsArea,
  stockArea,
  storesArea,
  userArea,
  visitsArea,
  withdrawalsArea,
]

const withMessages: readonly Area[] = [
  ...others,
  contentArea(others),
  promotionsArea(others),
  campaignsArea(others),
  messagesArea(others),
]

/**
 * What all areas do when an account is deleted (`accountEnd`). The sandbox areas are included, since rows of the
 * sandbox remain in a shop that later uses another cashier.
 */
export const accountEnds = collectAccountEnds([
  ...withMessages,
  sandboxArea,
  { name: 'account', accountEnd: shopperEnd },
])

/** All areas of a shop. A sandbox area is added only where the sandbox replaces a provider. */
export const areas: readonly Area[] = [...withMessages, accountArea(accountEnds)]

/** The order kinds of all areas. */
export const orderKinds: readonly ShopOrderKind[] = areas.flatMap(({ orderKind }) => orderKind ?? [])
