import { formatFen } from '@hearth/domain'
import { escapeUTF8 } from 'entities/escape'
import { SANDBOX_STYLE } from '#areas/sandbox/sandbox-style'

/** The data of a sandbox cashier's page. */
export interface SandboxView {
  /** The payee: the shop's name. */
  payee: string
  orderId: string
  paymentId: string
  /** Fen. */
  amount: number
  /** The name of the chosen payment method; absent if none was chosen. */
  way?: string
  /** The result of the payment; absent while it is open. */
  result?: 'paid' | 'failed'
  /** The shop's path to return to. */
  returnUrl?: string
}

const flame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#c9430d"/><path d="M14 5c1 4 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2.2 1-3.5 2-4.7.3 1.7 1 2.4 1.8 2.7C12.500 10.500 12.500 7.500 14 5z" fill="#fff"/></svg>'
const tick =
  '<svg class="mark" width="64" height="64" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#2f7d4f"/><path d="M19 33l9 9 17-19" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
const cross =
  '<svg class="mark" width="64" height="64" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#8a8077"/><path d="M22 22l20 20M42 22L22 42" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>'
/** The icon is part of the page, since a browser would otherwise request /favicon.ico. */
const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(flame)}">`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title>${icon}<style>${SANDBOX_STYLE}</style></head>
<body><main><header>${flame}<span>演示收银台</span><small>不会真的扣款</small></header>${body}</main></body></html>
`

const facts = ({ payee, orderId, paymentId, way }: SandboxView): string => {
  const chosen = way ? fact('支付方式', `${way}（演示）`) : ''
  return `<dl>${fact('收款方', payee)}${chosen}${fact('订单编号', orderId)}${fact('支付单号', paymentId)}</dl>`
}

const fact = (name: string, text: string): string => `<div><dt>${name}</dt><dd>${escapeUTF8(text)}</dd></div>`

const amount = (fen: number): string => `<p class="amount"><span>¥</span>${formatFen(fen)}</p>`

const waiting = (
  view: SandboxView,
): string => `<section class="card"><h1 class="what">应付金额</h1>${amount(view.amount)}${facts(view)}
<form method="post"><button class="pay" name="action" value="pay">确认支付</button><button class="fail" name="action" value="fail">模拟支付失败</button><button class="fail" name="action" value="payClosed">支付，并模拟日后无法原路退款</button></form></section>
<p class="hint">这是用来演示的收银台：点“确认支付”后，商城会像收到真实付款一样处理订单。</p>`

const settled = (view: SandboxView): string => {
  const paid = view.result === 'paid'
  const back = view.returnUrl
    ? `<a class="go" href="${escapeUTF8(view.returnUrl)}">返回商城</a>`
    : '<p class="hint">请关闭本页，回到商城查看订单。</p>'
  const head = paid ? `${tick}<h1>支付成功</h1>` : `${cross}<h1>支付未完成</h1>`
  return `<section class="card">${head}${amount(view.amount)}${facts(view)}${back}</section>`
}

/**
 * Returns the page of the sandbox cashier: the amount with its buttons, or the result. It has no script. Its forms post
 * to the address of the page.
 */
export function sandboxPage(view: SandboxView): string {
  return view.result
    ? page(view.result === 'paid' ? '支付成功' : '支付未完成', settled(view))
    : page('确认支付', waiting(view))
}

/** Returns the page on which a shopper signs the sandbox's pay-later agreement, or sees that it is signed. */
export function payLaterPage(payee: string, signed: boolean): string {
  const back = '<a class="go" href="/trials">返回商城</a>'
  return signed
    ? page('已签署先用后付', `<section class="card">${tick}<h1>已签署先用后付</h1>${back}</section>`)
    : page(
        '签署先用后付',
        `<section class="card"><h1>先用后付</h1><p class="what">同意后，${escapeUTF8(payee)}可以在约定的款项到期时向您收款，例如试用期结束后没有归还的商品。</p>
<form method="post"><button class="pay">同意并签署</button></form></section>
<p class="hint">这是用来演示的协议，不会真的扣款。</p>`,
      )
}

/** The data of a payout's page. */
export interface PayoutView {
  /** The payer: the shop's name. */
  payer: string
  /** Fen. */
  amount: number
  /** True if the promoter has confirmed the payout. */
  confirmed: boolean
}

/** Returns the page on which a promoter confirms a payout, or sees that it is confirmed. */
export function payoutPage({ payer, amount: fen, confirmed }: PayoutView): string {
  const back = '<a class="go" href="/rebate/withdraw">返回商城</a>'
  return confirmed
    ? page('已确认收款', `<section class="card">${tick}<h1>已确认收款</h1>${amount(fen)}${back}</section>`)
    : page(
        '确认收款',
        `<section class="card"><h1 class="what">${escapeUTF8(payer)}向您付款</h1>${amount(fen)}
<form method="post"><button class="pay">确认收款</button></form></section>
<p class="hint">这是用来演示的收款页，不会真的到账。24 小时内未确认，款项将退回商城。</p>`,
      )
}

/** The page for a payment that does not exist, and for one that is not the viewer's. */
export const SANDBOX_NOT_FOUND = page(
  '支付单不存在',
  `<section class="card">${cross}<h1>支付单不存在</h1><p class="what">链接可能已失效，请回到订单里重新发起支付。</p></section>`,
)
