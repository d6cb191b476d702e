import { isLoggedIn } from '@hearth/domain'
import { userStore, useShop } from '@hearth/state'

/**
 * Who asks, as far as it is known: 0 while it is not, 1 a visitor, or nobody could say, 2 a shopper. For `usePageLoad`
 * of what is a shopper's own in part: it asks anew once this changes.
 */
export const useAsker = (): number =>
  useShop(userStore, ({ info: { data, status } }) => (data ? (isLoggedIn(data) ? 2 : 1) : Number(status === 'failed')))
