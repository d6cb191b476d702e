declare module 'virtual:first-calls' {
  import type * as tables from '@hearth/sdk/core'
  import type { FIRST_CALLS } from '../../first-calls'
  type First<Area extends keyof typeof FIRST_CALLS> = Pick<(typeof tables)[Area], (typeof FIRST_CALLS)[Area][number]>
  export const cart: First<'cart'>
  export const products: First<'products'>
  export const user: First<'user'>
}

declare module 'virtual:more-routes' {
  import type { Route } from '@hearth/screens/routes'
  import type { Screen } from '#app/screens'
  /** The rows of the table of routes that are not in the first file, by the name of the route. */
  export const rows: Record<string, Omit<Route, 'name'>>
  /** The functions that load the code of pages, by the names of their routes. */
  export const loaders: Record<string, () => Promise<Screen>>
}
