import type { PaymentWay } from '@hearth/domain'
import type { DrawnPath } from '@hearth/ui'
import css from './payment-mark.module.css'

/** Path of a logo's background, a rounded square. */
const GROUND = 'M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z'

/** Paths of the payment methods' logos, drawn for this shop in the methods' own colours. */
export const PAYMENT_MARKS: Readonly<Record<PaymentWay, readonly DrawnPath[]>> = {
  wechat: [
    { path: GROUND, className: css.wechat },
    {
      path:
        'M13 6.5c-4.7 0-8.5 3-8.5 6.8 0 2.1 1.2 3.9 3.1 5.200l-.8 2.5 3-1.500c.9.3 1.9.5 2.9.5' +
        '-.2-.6-.3-1.2-.3-1.8 0-3.5 3.4-6.3 7.6-6.300h.6C19.9 8.7 16.8 6.5 13 6.500z' +
        'M27.5 18.300c0-3.1-3.2-5.6-7.1-5.600s-7.1 2.5-7.1 5.6 3.2 5.6 7.1 5.600c.8 0 1.6-.1 2.3-.3l2.5 1.3' +
        '-.7-2.100c1.8-1 3-2.7 3-4.500z',
      className: css.white,
    },
    {
      path:
        'M10 9.700a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200zM15.7 9.700a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200z' +
        'M18 15.600a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.800zM22.8 15.600a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.800z',
      className: css.wechat,
    },
  ],
  alipay: [
    { path: GROUND, className: css.alipay },
    { path: 'M8 9.500h16M16 6v8M9.5 14h13', stroke: 2.2, className: css.white },
    {
      path: 'M21.5 14c-1.3 4-4.8 8.2-9.3 9-3.6.6-5.7-1-5.5-3.1.2-2.2 2.4-3.3 5-2.9 4.3.7 8.3 3.5 14.8 6',
      stroke: 2.2,
      className: css.white,
    },
  ],
  unionpay: [
    { path: GROUND, className: css.paper },
    {
      path: 'M7.6 7h7.600l-3.3 18H4.800a1.5 1.5 0 0 1-1.5-1.800L6 8.300A1.6 1.6 0 0 1 7.6 7z',
      className: css.unionRed,
    },
    { path: 'M14.2 7h7.400l-3.3 18h-7.400z', className: css.unionBlue },
    {
      path: 'M20.7 7h6.700a1.5 1.5 0 0 1 1.5 1.800l-2.7 14.900a1.6 1.6 0 0 1-1.6 1.300h-7.200z',
      className: css.unionGreen,
    },
  ],
  digitalYuan: [
    { path: GROUND, className: css.yuan },
    { path: 'M10 7.500l6 8 6-8M16 15.500v9.500M10.5 16h11M10.5 20.500h11', stroke: 2.4, className: css.white },
  ],
}
