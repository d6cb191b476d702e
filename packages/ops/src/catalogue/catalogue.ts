import { fissions } from './fissions'
import { invitations } from './invitations'
import { presents } from './presents'
import { afterSales } from './after-sales'
import { bargains } from './bargains'
import { campaigns } from './campaigns'
import { content } from './content'
import { coupons } from './coupons'
import { crowdFundings } from './crowd-fundings'
import { duCodes } from './du-codes'
import { flashSales } from './flash-sales'
import { freeTrials } from './free-trials'
import { goods } from './goods'
import { groups } from './groups'
import { invoices } from './invoices'
import { log } from './log'
import { lotteries } from './lotteries'
import { orderCodes } from './order-codes'
import { orders } from './orders'
import { pickups } from './pickups'
import { points } from './points'
import { posts } from './posts'
import { promoterShops } from './promoter-shops'
import { promoters } from './promoters'
import { products } from './products'
import { promotions } from './promotions'
import { rebates } from './rebates'
import { refunds } from './refunds'
import { reports } from './reports'
import { reservations } from './reservations'
import { secondOrders } from './second-orders'
import { shop } from './shop'
import { shoppers } from './shoppers'
import { skills } from './skills'
import { staff } from './staff'
import { withdrawals } from './withdrawals'

/** All calls of staff, area by area. */
export const opsCatalogue = {
  orders,
  afterSales,
  refunds,
  withdrawals,
  freeTrials,
  invoices,
  products,
  bargains,
  campaigns,
  content,
  coupons,
  crowdFundings,
  flashSales,
  goods,
  groups,
  presents,
  fissions,
  invitations,
  lotteries,
  duCodes,
  orderCodes,
  secondOrders,
  pickups,
  points,
  posts,
  promoters,
  promoterShops,
  promotions,
  rebates,
  reservations,
  shop,
  shoppers,
  skills,
  reports,
  staff,
  log,
}
