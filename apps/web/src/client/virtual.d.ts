declare module 'virtual:first-calls' {
  import type * as tables from '@hearth/sdk/core'
  import type { FIRST_CALLS } from '../../first-calls'
  type First<Area extends keyof typeof FIRST_CALLS> = Pick<(typeof tables)[Area], (typeof FIRST_CALLS)[Area][number]>
  export const cart: First<'cart'>
  export const products: First<'products'>
  export const user: First<'user'>
}
