import { isLoggedIn } from '@hearth/domain'
import { userStore, useShop } from '@hearth/state'

/**
 * Returns what is known of the viewer: 2 for a shopper, 1 for a visitor or if the user could not be loaded, 0 while
 * unknown. As an argument of `usePageLoad`, it reloads data that depend on the viewer.
 */
export const useAsker = (): number =>
  useShop(userStore, ({ info: { data, status } }) => (data ? (isLoggedIn(data) ? 2 : 1) : Number(status === 'failed')))
