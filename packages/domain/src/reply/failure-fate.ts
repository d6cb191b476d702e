/**
 * What becomes of a failed call once it has been told (X05): `raise` hands it on to whoever asked, `swallow` ends it,
 * `reject` hands on one error of its own, `ignore` shows everything else without the answer, `log` only writes it down,
 * `back` returns the shopper to where they came from.
 */
export type FailureFate = 'raise' | 'swallow' | 'reject' | 'ignore' | 'log' | 'back'

const fates: Readonly<Record<string, FailureFate>> = {
  'orders.cancel': 'swallow',
  'orders.cancelEnterprise': 'swallow',
  'orders.confirm': 'swallow',
  'orders.changeInvoice': 'swallow',
  'orders.pay': 'reject',
  'cart.read': 'reject',
  'rebateShop.estimate': 'ignore',
  'promotions.getFlashSale': 'swallow',
  'promotions.listFlashSaleProducts': 'swallow',
  'promotions.listFlashSaleSelling': 'swallow',
  'promotions.getReminders': 'swallow',
  'products.listFlashSales': 'swallow',
  'products.listFlashSaleGroups': 'swallow',
  'tracking.getTrace': 'log',
  'tracking.collect': 'log',
  'user.loginCallback': 'back',
}

/** What the wallet rejects with when it does not pay (X05). */
export const WALLET_FAILURE = 'fetch wallet info error'

/**
 * What becomes of the failure of a call, named as in the SDK, such as `orders.cancel` (X05). What has no rule of its
 * own is raised.
 */
export const failureFate = (call: string): FailureFate => fates[call] ?? 'raise'
