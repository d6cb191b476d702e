/** What a call of whoever runs the shop wants, as `may=` of its line. */
export const PERMISSIONS = [
  'orders.read',
  'orders.reveal',
  'orders.ship',
  'orders.cancel',
  'orders.refund',
  'products.read',
  'products.price',
  'products.stock',
  'products.shelf',
  'afterSales.read',
  'afterSales.reveal',
  'afterSales.judge',
  'afterSales.receive',
  'afterSales.rules',
  'coupons.read',
  'coupons.give',
  'coupons.write',
  'ducodes.read',
  'ducodes.write',
  'fans.reveal',
  'ordercodes.read',
  'ordercodes.write',
  'ordercodes.reveal',
  'invoices.read',
  'invoices.write',
  'points.read',
  'points.give',
  'points.rules',
  'shop.read',
  'shop.write',
  'shop.import',
  'reports.read',
  'staff.read',
  'staff.write',
  'audit.read',
] as const

/** One of {@link PERMISSIONS}. */
export type Permission = (typeof PERMISSIONS)[number]

/** What a member of staff is trusted with. */
export const ROLES = ['owner', 'catalogue', 'orders', 'support', 'finance', 'auditor'] as const

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number]

/** What each role may. Whoever has several may what any of them may. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  catalogue: [
    'products.read',
    'products.price',
    'products.stock',
    'products.shelf',
    'coupons.read',
    'coupons.write',
    'ducodes.read',
    'ducodes.write',
    'ordercodes.read',
    'ordercodes.write',
    'shop.read',
    'shop.write',
    'shop.import',
  ],
  orders: [
    'orders.read',
    'orders.reveal',
    'orders.ship',
    'orders.cancel',
    'afterSales.read',
    'afterSales.reveal',
    'afterSales.receive',
    'products.read',
    'products.stock',
  ],
  support: [
    'orders.read',
    'orders.reveal',
    'orders.cancel',
    'afterSales.read',
    'afterSales.reveal',
    'afterSales.judge',
    'products.read',
    'coupons.read',
    'coupons.give',
    'ducodes.read',
    'ordercodes.read',
    'ordercodes.reveal',
    'points.read',
    'points.give',
  ],
  finance: [
    'orders.read',
    'orders.refund',
    'afterSales.read',
    'afterSales.reveal',
    'afterSales.rules',
    'invoices.read',
    'invoices.write',
    'products.read',
    'points.read',
    'points.rules',
    'reports.read',
  ],
  auditor: [
    'orders.read',
    'afterSales.read',
    'invoices.read',
    'products.read',
    'coupons.read',
    'ducodes.read',
    'ordercodes.read',
    'points.read',
    'shop.read',
    'reports.read',
    'staff.read',
    'audit.read',
  ],
}

/** Whether somebody with these roles may do what wants a permission. */
export const rolesAllow = (roles: readonly Role[], permission: Permission): boolean =>
  roles.some((role) => ROLE_PERMISSIONS[role].includes(permission))
