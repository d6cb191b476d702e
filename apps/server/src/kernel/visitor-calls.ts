import type { CallList } from '#kernel/call-list'

/**
 * Lines that a visitor may ask. Every other one asks who comes before it looks at what was sent, and answers a visitor
 * 'please log in' (P01); so a line that is forgotten here is shut, not open.
 * `pnpm mark` writes this list into the comments of the SDK's calls.
 */
export const VISITOR_CALLS: CallList = {
  address: ['provinces', 'areas', 'areasBelow'],
  cart: ['count'],
  passport: ['challenge', 'sendCode', 'login'],
  products: '*',
  user: ['info', 'loginCallback', 'logout'],
}
